import { buildSite } from './site-build';

/** The site that tests/project looks into, built with the settings of the repository. */
export const PROJECT_DIST = '.cache/dist-project';

export default function setup(): void {
  buildSite(PROJECT_DIST);
}
