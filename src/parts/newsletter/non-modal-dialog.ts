import { otherToastStands, subscribeToToasts } from '../../ui/toast/show-toast';

/**
 * Opens a dialog that leaves the page usable. Esc closes it, and so does a press or a Tab elsewhere on
 * the page: it would cover what is focused there (WCAG 2.4.11). A toast that is not of this dialog
 * closes it as well: two notices never stand together. When it closes, focus goes back to where it was
 * before, unless it has left the dialog already.
 * @returns takes the listeners away
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
