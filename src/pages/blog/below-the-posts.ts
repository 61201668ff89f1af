import { loadUnlessPrerendered } from '../../ui/hydration/deferred-part';
import { hydrateWhenVisible } from '../../ui/hydration/hydrate-when-visible';

/** The time in ms after which the part loads in any case: before that, a sign-up without a connection is not saved. */
const WITHIN_MS = 3_000;

export const newsletter = hydrateWhenVisible(
  'newsletter',
  async () => (await import('../../parts/newsletter/NewsletterSection')).NewsletterSection,
  WITHIN_MS,
);

/** Loads the part that is not in the HTML yet. Used by the route's loader. */
export const loadBelowThePosts = (): Promise<void> => loadUnlessPrerendered([newsletter]);
