// Keys under which the page keeps something that others read too: a line in the head, written by the
// build, before the script comes; or a page that loads nothing else of the part. What only one part
// knows has its key with its code.

/** In localStorage: 'light' or 'dark', where the visitor has chosen (tools/site/early-scripts.ts). */
export const THEME_KEY = 'theme';

/**
 * In sessionStorage. Where a host answers /blog?post={id} with the list, a line in its head moves on to
 * the file of the post (tools/site/early-scripts.ts). The history entry that was left had a state, which
 * holds the reading position: it is handed over under this key.
 */
export const MOVED_ENTRY_KEY = 'moved-entry';

/** In localStorage: the progress of the walk of that slug, as JSON (src/walk/progress.ts). Shared so that a page may ask for it without loading the walk. */
export const walkProgressKey = (slug: string): string => `walk-progress:${slug}`;

/** In localStorage: how somebody likes to walk, as JSON (src/walk/kept.ts). */
export const WALK_SETTINGS_KEY = 'walk-settings';

/** The property of `window` that holds an offer which came before the entry (tools/site/early-scripts.ts). */
export const EARLY_OFFER = 'installOffer';

/** On <html>: every part of the page has its height (tools/site/early-scripts.ts). */
export const WHOLE_LAYOUT = 'data-whole';
