import { loadUnlessBuilt } from '../../ui/near/when-near';
import { whenUsed } from '../../ui/near/when-used';

/** Whoever has only opened the card has begun to read it by then; its switches are off until then. */
const WITHIN_MS = 3_000;

const walk = whenUsed('walk', async () => (await import('./WalkPage')).WalkPage, WITHIN_MS);

// One element object for good: drawn again before it has come, it would lose its built HTML.
const card = <walk.Part />;

/** The page of a walk: its cover as it was built, until somebody takes the card up. Then all its screens are there. */
export const WalkCard = () => card;

/** For the route's loader: loads what is not in the HTML already. */
export const loadWalk = (): Promise<void> => loadUnlessBuilt([walk]);
