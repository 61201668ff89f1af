import type { KeyboardEvent } from 'react';

/**
 * The controls that our dialogs have, all of them visible. Add to them if a dialog gets another kind, such as a fold.
 */
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const isRadio = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Returns whether two elements are one tab stop: a group of radio buttons is a single one. */
const isSameStop = (a: Element | null, b: Element | undefined): boolean =>
  a === b || (isRadio(a) && isRadio(b) && a.name !== '' && a.name === b.name && a.form === b.form);

/** Keeps Tab inside a modal dialog: without this handler it would reach the browser's own toolbar. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget;
  const all = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [all[0], all.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  const { activeElement } = document;
  const isOnDialog = event.shiftKey && activeElement === dialog;
  if (!isOnDialog && !isSameStop(activeElement, from)) return;
  event.preventDefault();
  // In a group of radio buttons the browser focuses the checked one.
  const target = all.find((one) => isRadio(one) && one.checked && isSameStop(one, to)) ?? to;
  target?.focus();
}
