import { spawnSync } from 'node:child_process';
import { standInSettings } from '../fakes/settings';
import { placeOf, WORKERS } from './places';

/** Builds the site once for each Playwright worker, with its own stand-in providers in it. */
export default function buildSites(): void {
  for (let worker = 0; worker < WORKERS; worker += 1) {
    const { dist, sitePort, providersPort } = placeOf(worker);
    const { status, stdout, stderr } = spawnSync('npx tsx tools/site/build.ts', {
      shell: true,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_DIST: dist,
        ...standInSettings(`http://localhost:${providersPort}`, `http://localhost:${sitePort}`),
      },
    });
    if (status !== 0) throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
  }
}
