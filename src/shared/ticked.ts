/** What a ticked box of a form holds. */
export const TICKED = 'yes';
