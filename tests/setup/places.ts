import type { Place } from './site-build';

/** Ports and folder of one Playwright worker; the providers' address is built into its site. */
export const placeOf = (worker: number): Place => ({
  dist: `.cache/dist-e2e-${worker}`,
  sitePort: 4310 + 2 * worker,
  providersPort: 4311 + 2 * worker,
});

export const WORKERS = 2;
