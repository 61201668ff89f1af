// Keys under which the page keeps something that a line in the head, written by the build, reads or
// writes before the script comes. What only the page knows has its key with its code.

/** In localStorage: 'light' or 'dark', where the visitor has chosen (tools/site/early-scripts.ts). */
export const THEME_KEY = 'theme';

/**
 * In sessionStorage. Where a host answers /blog?post={id} with the list, a line in its head moves on to
 * the file of the post (tools/site/early-scripts.ts). The history entry that was left had a state, which
 * holds the reading position: it is handed over under this key.
 */
export const MOVED_ENTRY_KEY = 'moved-entry';
