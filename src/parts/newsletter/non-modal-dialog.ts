import { otherToastStands, subscribeToToasts } from '../../ui/toast/show-toast';

/**
 * Opens a dialog that leaves the page usable. Escape closes the dialog, and so does a click or a Tab elsewhere on the
 * page: the dialog could cover the focused element (WCAG 2.4.11). A toast with another id than `ownToast` closes the
 * dialog too, so that two notices are never visible together. After closing, the focus moves back to where it was,
 * unless it has left the dialog already.
 * @param ownToast the id of the toasts that belong to the dialog
 * @returns a function that removes the listeners
 */
export function openNonModal(dialog: HTMLDialogElement, ownToast: string): () => void {
  const before = document.activeElement;
  dialog.show();
  dialog.querySelector<HTMLElement>('input[type="email"]')?.focus();

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') dialog.close();
  };
  const onElsewhere = ({ target }: Event): void => {
    if (target instanceof Element && !dialog.contains(target) && !target.closest('[data-dock]')) dialog.close();
  };
  const stopListening = subscribeToToasts(() => {
    if (otherToastStands([ownToast])) dialog.close();
  });
  const hadFocus = (): boolean => dialog.contains(document.activeElement) || document.activeElement === document.body;
  const onClose = (): void => {
    if (before instanceof HTMLElement && hadFocus()) before.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener('pointerdown', onElsewhere);
  dialog.addEventListener('close', onClose);
  return () => {
    stopListening();
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onElsewhere);
    document.removeEventListener('pointerdown', onElsewhere);
    dialog.removeEventListener('close', onClose);
  };
}
