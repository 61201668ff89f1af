import { useEffect, type RefObject } from 'react';
import { otherToastStands, subscribeToToasts } from '../../ui/toast/show-toast';
import { useDismiss } from '../../ui/use-dismiss';

/**
 * Opens a dialog that leaves the page usable. Escape closes the dialog, and so does a click or a Tab elsewhere on the
 * page: the dialog could cover the focused element (WCAG 2.4.11). A toast with another id than `ownToast` closes a
 * dialog into which nothing was typed, so that two notices are not visible together. After closing, the focus moves
 * back to where it was, unless it has left the dialog already.
 * @param ownToast the id of the toasts that belong to the dialog
 */
export function useNonModalDialog(dialog: RefObject<HTMLDialogElement | null>, ownToast: string): void {
  useEffect(() => (dialog.current ? openNonModal(dialog.current, ownToast) : undefined), [dialog, ownToast]);
  useDismiss(dialog, () => dialog.current?.close(), '[data-dock]');
}

/** Whether something was typed into a dialog. */
export const isFilledIn = (dialog: HTMLElement): boolean =>
  [...dialog.querySelectorAll('input')].some(({ value }) => value !== '');

/** Returns a function that removes the listeners. */
function openNonModal(dialog: HTMLDialogElement, ownToast: string): () => void {
  const before = document.activeElement;
  dialog.show();
  dialog.querySelector<HTMLElement>('input[type="email"]')?.focus();

  const stopListening = subscribeToToasts(() => {
    if (otherToastStands([ownToast]) && !isFilledIn(dialog)) dialog.close();
  });
  const hadFocus = (): boolean => dialog.contains(document.activeElement) || document.activeElement === document.body;
  const onClose = (): void => {
    if (before instanceof HTMLElement && hadFocus()) before.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', onClose);
  return () => {
    stopListening();
    dialog.removeEventListener('close', onClose);
  };
}
