/** Id of the place in the header where a waiting version is offered; empty until there is one. */
export const UPDATE_PLACE = 'update-place';
