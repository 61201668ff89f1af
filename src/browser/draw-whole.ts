// The built page, a reload, Back: somebody may be led to any place in it.
let isWhole = true;

/** Says how the next page is reached. In: whether all of it must stand at once, because a place in it is looked for. */
export const drawWhole = (whole: boolean): void => {
  isWhole = whole;
};

/** Whether the page that is drawn now must stand there at once. */
export const isDrawnWhole = (): boolean => isWhole;
