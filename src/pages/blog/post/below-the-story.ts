import { loadUnlessPrerendered } from '../../../ui/hydration/deferred-part';
import { hydrateWhenVisible } from '../../../ui/hydration/hydrate-when-visible';

const fetchParts = () => import('./below-the-story-parts');

/** The end of a post, a part that loads when the visitor comes near. */
export const postEnd = hydrateWhenVisible('post-end', async () => (await fetchParts()).PostEnd);
/** The related posts, a part that loads when the visitor comes near. */
export const relatedPosts = hydrateWhenVisible('related', async () => (await fetchParts()).RelatedPosts);

/** Loads the parts that are not in the HTML yet. Used by the route's loader. */
export const loadBelowTheStory = (): Promise<void> => loadUnlessPrerendered([postEnd, relatedPosts]);
