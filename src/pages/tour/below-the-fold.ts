import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

export const belowTheFold = whenNear('below-the-fold', async () => (await import('./BelowTheFold')).BelowTheFold);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([belowTheFold]);
