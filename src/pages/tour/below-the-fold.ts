import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

/** Both have buttons, which are off until then. */
const WITHIN_MS = 3_000;

const fetchParts = () => import('./BelowTheFold');

export const route = whenNear('route-map', async () => (await fetchParts()).Route, WITHIN_MS);
export const afterTheStops = whenNear('after-the-stops', async () => (await fetchParts()).AfterTheStops, WITHIN_MS);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([route, afterTheStops]);
