// Storage keys that more than one module reads: for example a script in the head, written by the
// build, that runs before the main script; or a page that loads nothing else of the part. A key
// that only one part uses is defined in that part.

/** A key in localStorage: 'light' or 'dark' if the visitor has chosen (src/layout/document/early). */
export const THEME_KEY = 'theme';

/**
 * A key in sessionStorage. If a host answers /blog?post={id} with the list, a script in its head
 * goes on to the file of the post (src/layout/document/early). The state of the history entry
 * that was left, which contains the scroll position, is passed on under this key.
 */
export const MOVED_ENTRY_KEY = 'moved-entry';

/**
 * Returns a key in localStorage: the progress of the walk with that slug, as JSON
 * (src/walk/progress/progress.ts). It is shared so that a page can read it without loading the walk.
 */
export const walkProgressKey = (slug: string): string => `walk-progress:${slug}`;

/** A key in localStorage: the visitor's walk settings, as JSON (src/walk/progress/settings.ts). */
export const WALK_SETTINGS_KEY = 'walk-settings';

/**
 * The property of `window` that holds an install offer which came before the entry script
 * (src/layout/document/early).
 */
export const EARLY_OFFER = 'installOffer';

/** An attribute on <html>: every part of the page has its height (src/layout/document/early). */
export const WHOLE_LAYOUT = 'data-whole';
