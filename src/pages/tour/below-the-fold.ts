import type { Tour } from '../../content/schemas';
import { decodeAhead } from '../../pictures/decode-ahead';
import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateWhenVisible } from '../../ui/hydration/hydrate-when-visible';
import { resumeCard } from '../../walk/entry/ResumeSlot';

/** The time in milliseconds after which the parts load in any case: their buttons are disabled until then. */
const WITHIN_MS = 3_000;

const fetchParts = () => import('./BelowTheFold');

/** The map of a tour, a part that loads when the visitor comes near. */
export const route = hydrateWhenVisible('route-map', async () => (await fetchParts()).Route, WITHIN_MS);
/** The end of a tour's page, a part that loads when the visitor comes near. */
export const afterTheStops = hydrateWhenVisible(
  'after-the-stops',
  async () => (await fetchParts()).AfterTheStops,
  WITHIN_MS,
);

/** The width of the first screen's picture, as a `sizes` attribute. */
export const HERO_SIZES = '(min-width: 1024px) 560px, 100vw';

/**
 * Decodes the picture of the first screen ahead, when the visitor points at a link to the tour. Used by the route's
 * loader.
 */
export const decodeHeroAhead = (tour: Tour): void => decodeAhead(tour.picture, HERO_SIZES);

/** Loads the parts that are not in the HTML yet. Used by the route's loader. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessPrerendered([resumeCard, route, afterTheStops]);
