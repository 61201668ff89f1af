/**
 * Where a host answers /blog?post={id} with the list, a line in its head moves on to the file of the
 * post (tools/site/early-post.ts). The entry of the history that was left had a state, which knows
 * the reading position: it crosses over under this key of the session.
 */
export const MOVED_ENTRY_KEY = 'moved-entry';
