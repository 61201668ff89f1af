// Names that the scripts of the head (src/layout/document/early) and the main script share.

/** The property of `window` that holds an install offer which came before the entry script. */
export const EARLY_OFFER = 'installOffer';

/** The attribute on <html> that is set when every part of the page has its height. */
export const WHOLE_LAYOUT = 'data-whole';
