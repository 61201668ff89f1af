// Storage keys that more than one module reads: for example a script in the head, written by the
// build, that runs before the main script; or a page that loads nothing else of the part. A key
// that only one part uses is defined in that part. The list of all keys is `KEYS` in
// src/pages/privacy/stored-data-text.ts, and src/content/pages/privacy.yaml says how long each is kept.

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

/**
 * A key in sessionStorage: the time in milliseconds when this tab reloaded a page because a script of it was missing
 * (src/pwa/preload-error.ts).
 */
export const RELOADED_AT_KEY = 'reloaded-for-missing-script-at';
