import type { Tour } from '../../content/schemas';
import { decodeAhead } from '../../pictures/decode-ahead';
import { loadUnlessBuilt, whenNear } from '../../ui/near/when-near';

/** Both have buttons, which are off until then. */
const WITHIN_MS = 3_000;

const fetchParts = () => import('./BelowTheFold');

export const route = whenNear('route-map', async () => (await fetchParts()).Route, WITHIN_MS);
export const afterTheStops = whenNear('after-the-stops', async () => (await fetchParts()).AfterTheStops, WITHIN_MS);

/** How wide the print of the first screen stands. */
export const HERO_SIZES = '(min-width: 1024px) 560px, 100vw';

/** For the route's loader, when somebody points at a link here: the print of the first screen. */
export const decodeHeroAhead = (tour: Tour): void => decodeAhead(tour.picture, HERO_SIZES);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessBuilt([route, afterTheStops]);
