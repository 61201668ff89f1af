import { walk } from './walk-part';

// One element object for good: drawn again before it has come, it would lose its built HTML.
const card = <walk.Part />;

/** The page of a walk: its cover as it was built, until somebody takes the card up. */
export const WalkCard = () => card;
