import { standInSettings } from '../fakes/settings';
import { buildSite } from '../setup/site-build';

const PORTS = { site: 4330, providers: 4331 } as const;

/** The site that is measured, and the port that it is served on. */
export const BENCH = { dist: '.cache/dist-bench', sitePort: PORTS.site } as const;

export const buildBenchSite = (): void =>
  buildSite(BENCH.dist, standInSettings(`http://localhost:${PORTS.providers}`, `http://localhost:${PORTS.site}`));

export const HOME = '/';
export const TOUR = '/tours/brooklyn-heights';
export const CONTACT = '/contact';
