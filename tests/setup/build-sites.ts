import { placeOf, WORKERS } from './places';
import { launchBuild } from './site-build';

/** Builds the site once for each Playwright worker, with its own stand-in providers in it. */
export default function buildSites(): void {
  for (let worker = 0; worker < WORKERS; worker += 1) launchBuild(placeOf(worker));
}
