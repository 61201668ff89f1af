import { loadUnlessBuilt, whenNear } from '../../../ui/near/when-near';

const fetchParts = () => import('./BelowTheStory');

export const postEnd = whenNear('post-end', async () => (await fetchParts()).PostEnd);
export const relatedPosts = whenNear('related', async () => (await fetchParts()).RelatedPosts);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheStory = (): Promise<void> => loadUnlessBuilt([postEnd, relatedPosts]);
