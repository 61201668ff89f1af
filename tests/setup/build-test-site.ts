// The build that all steps of `npm test` look at. A step of its own: where it fails, that is said once.
import { buildSite } from './site-build';
import { TEST_DIST, TEST_SETTINGS } from './test-site';

buildSite(TEST_DIST, TEST_SETTINGS);
