import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** The screens' code is loaded after this time even if the visitor only reads; its controls do not work before. */
const WITHIN_MS = 3_000;

const walk = hydrateOnInteraction('walk', async () => (await import('./WalkPage')).WalkPage, WITHIN_MS);

/** The page of a walk: the built HTML of its cover until the visitor first uses it, and then all its screens. */
export const DeferredWalkPage = () => <walk.Part />;

/** For the route's loader: loads the page unless the HTML holds it already. */
export const loadWalk = (): Promise<void> => loadUnlessPrerendered([walk]);
