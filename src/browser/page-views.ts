// Counts the pages of this visit. The offers that must not come too early depend on it: the one to install the app
// (src/pwa/install-hint.ts) and the exit card (src/layout/dock/ExitIntent.tsx).

/** The counts since this document was loaded. */
export const pageViews = {
  /** The addresses that the visitor has opened, with the one whose page is still loading. */
  opened: 0,
  /** The pages that were shown. */
  shown: 0,
};

let shownChanged = (): void => undefined;

/** Calls `listener` after each page that is shown; it replaces an earlier listener. */
export const onPageShown = (listener: () => void): void => void (shownChanged = listener);

/** Counts an address that the visitor has opened, before its page is shown. */
export function notePageView(): void {
  pageViews.opened += 1;
}

/** Counts a page that is shown now. */
export function notePageShown(): void {
  pageViews.shown += 1;
  shownChanged();
}
