import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

/** Both have buttons, which are off until then. */
const WITHIN_MS = 3_000;

export const route = whenNear('route-map', async () => (await import('./BelowTheFold')).Route, WITHIN_MS);
export const afterTheStops = whenNear(
  'after-the-stops',
  async () => (await import('./BelowTheFold')).AfterTheStops,
  WITHIN_MS,
);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([route, afterTheStops]);
