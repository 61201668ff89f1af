/**
 * Closes all dialogs of this site: their focus trap would block the overlay of the booking provider
 * that opens above them.
 */
export function closeOurDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}
