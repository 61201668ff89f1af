import type { KeyboardEvent } from 'react';

/** A modal <dialog> lets Tab out into the browser's own bar; here it goes round. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')];
  const [first, last] = [all[0], all.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
