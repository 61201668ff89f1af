import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

/** Links in it open nothing offline, and arrow keys do nothing, until then. */
const WITHIN_MS = 3_000;

export const questions = whenNear('questions', async () => (await import('./Questions')).Questions, WITHIN_MS);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([questions]);
