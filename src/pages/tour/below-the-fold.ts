import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

export const route = whenNear('route-map', async () => (await import('./BelowTheFold')).Route);
export const afterTheStops = whenNear('after-the-stops', async () => (await import('./BelowTheFold')).AfterTheStops);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([route, afterTheStops]);
