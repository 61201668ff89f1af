// True for the built page, a reload and Back, because each of them may lead to any position in the page.
let isWhole = true;

/** Sets whether the next page is rendered completely at once, because the navigation leads to a position in it. */
export const setRendersAtOnce = (whole: boolean): void => {
  isWhole = whole;
};

/** Returns whether the page that is rendered now must be complete at once. */
export const rendersAtOnce = (): boolean => isWhole;
