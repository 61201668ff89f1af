import type { FocusEvent } from 'react';

/**
 * Scrolls the focused element of a sideways-scrolling row into view. Use it as the row's `onFocus`: a browser by itself
 * may show only a strip of 32 px. An element that is clicked stays where it is, or the click would miss it.
 */
export function bringIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
