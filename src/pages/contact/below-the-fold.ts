import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateWhenVisible } from '../../ui/hydration/hydrate-when-visible';

/**
 * The time in ms after which the part loads in any case: before that, links do not work offline, and arrow keys do
 * nothing.
 */
const WITHIN_MS = 3_000;

export const questions = hydrateWhenVisible(
  'questions',
  async () => (await import('./Questions')).Questions,
  WITHIN_MS,
);

/** Loads the parts that are not in the HTML yet. Used by the route's loader. */
export const loadBelowTheFold = (): Promise<void> => loadUnlessPrerendered([questions]);
