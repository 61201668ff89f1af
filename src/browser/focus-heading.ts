/** Returns the heading of the page. */
export const headingOfPage = (): HTMLElement | null => document.querySelector('main h1');

/** Moves the focus to the heading of the page, where a screen reader goes on if the focused element vanishes. */
export const focusHeading = (): void => headingOfPage()?.focus({ preventScroll: true });
