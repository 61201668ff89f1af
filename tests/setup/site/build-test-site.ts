// Builds the site that all steps of `npm test` use. The build is a step of its own, so that a failed build is reported
// once.
import { buildTestSite } from './test-site';

await buildTestSite();
