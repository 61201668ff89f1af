import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** The screens' code is loaded after this time even if the visitor only reads; its controls do not work before. */
const WITHIN_MS = 3_000;

const walk = hydrateOnInteraction('walk', async () => (await import('./WalkPage')).WalkPage, WITHIN_MS);

// One element object for the whole session: rendered again before its code is loaded, it would lose its built HTML.
const card = <walk.Part />;

/** The page of a walk: the built HTML of its cover until the visitor first uses it, and then all its screens. */
export const WalkCard = () => card;

/** For the route's loader: loads the page unless the HTML holds it already. */
export const loadWalk = (): Promise<void> => loadUnlessPrerendered([walk]);
