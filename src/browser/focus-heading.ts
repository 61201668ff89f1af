/** Moves the focus to the heading of the page, where a screen reader goes on if the focused element vanishes. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
