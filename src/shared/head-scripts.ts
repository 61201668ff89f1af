// Names and limits that the scripts of the head (src/layout/document/early) and the main script share.

/** The property of `window` that holds an install offer which came before the entry script. */
export const EARLY_OFFER = 'installOffer';

/** The property of `window` that holds the last click, which may have come before the entry script. */
export const EARLY_CLICK = 'lastClick';

/** The attribute on <html> that is set when every part of the page has its height. */
export const WHOLE_LAYOUT = 'data-whole';

/**
 * How long the work that follows the page's load event waits for it. `load` waits for every picture above the fold, and
 * a picture that hangs may delay it for minutes.
 */
export const LOAD_AT_MOST_MS = 5_000;
