/** Closes every dialog of ours: its focus trap would lock the provider's overlay that comes over it. */
export function closeOurDialogs(page: Document): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}
