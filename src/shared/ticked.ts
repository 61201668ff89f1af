/** The value of a ticked checkbox in a form. */
export const TICKED = 'yes';
