import { loadUnlessBuilt, whenNear } from '../../../ui/near/when-near';

export const postEnd = whenNear('post-end', async () => (await import('./PostEnd')).PostEnd);
export const relatedPosts = whenNear('related', async () => (await import('./RelatedPosts')).RelatedPosts);

/** For the route's loader: loads what is not in the HTML already. */
export const loadBelowTheStory = (): Promise<void> => loadUnlessBuilt([postEnd, relatedPosts]);
