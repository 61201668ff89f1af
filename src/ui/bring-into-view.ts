import type { FocusEvent } from 'react';

/**
 * Of a row that scrolls sideways: what the keyboard reaches comes wholly into view. A browser by itself
 * is content with a strip of 32 px. A pressed link stays where it is, or the press would miss it.
 */
export function bringIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
