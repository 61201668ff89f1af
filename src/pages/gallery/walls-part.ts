import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

/** The walls say of each print what it shows: the largest script of the page. */
export const walls = whenNear('walls', async () => (await import('./Walls')).Walls);

/** For the route's loader: loads what is not in the HTML already. */
export const loadWalls = (): Promise<void> => loadUnlessBuilt([walls]);
