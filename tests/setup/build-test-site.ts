// The build that all steps of `npm test` look at. A step of its own: where it fails, that is said once.
import { buildTestSite } from './test-site';

await buildTestSite();
