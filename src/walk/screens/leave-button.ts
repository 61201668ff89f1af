import type { MouseEvent } from 'react';

/**
 * Moves the focus from a button that is about to vanish to the part of the screen around it, which has
 * `tabIndex={-1}`. The focus would be lost with the button.
 */
export const leaveButton = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });

/** Handles the press on a button that vanishes with it. */
export const vanishing =
  (press: () => void) =>
  ({ currentTarget }: MouseEvent): void => {
    leaveButton(currentTarget);
    press();
  };
