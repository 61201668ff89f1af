// Offers the installation at a suitable moment: never on arrival, and not again for 60 days after a
// "no".
import { installOffer, onInstallOffer } from '../browser/install-offer';
import { isInAppBrowser, isInstalledApp, isIos } from '../browser/installed-app';
import { onPageShown, pageViews } from '../browser/page-views';
import { createStore, type ReadableStore } from '../browser/store';
import { readStored, writeStored } from '../browser/stored-value';
import { happenedWithin } from '../shared/happened-within';
import { persistStorage } from './persist-storage';

/** 'prompt': a button can open the browser's own question. 'ios-steps': the visitor installs it by hand. */
export type InstallHint = 'hidden' | 'prompt' | 'ios-steps';

export const DISMISSED_FOR_MS = 60 * 24 * 60 * 60_000;
const STORAGE_KEY = 'install-hint-dismissed-at';

/** The offer to install, as the page shows it. */
export interface InstallHints {
  readonly state: ReadableStore<InstallHint>;
  /**
   * Notes that the offline package is complete: only then is it true that the tours open without a
   * connection.
   */
  noteOfflineReady(): void;
  /**
   * Opens the browser's question. Call it directly in the click handler, or the user gesture is lost.
   * A "no" there counts like "Not now". Never rejects.
   */
  accept(): Promise<void>;
  /** Handles "Not now": the hint stays hidden for 60 days. */
  dismiss(): void;
}

/** Creates the offer to install; a page has one (pwa-instance.ts). */
export function createInstallHints(): InstallHints {
  const store = createStore<InstallHint>('hidden');
  let isReady = false;
  let settled = false;
  let isInstalledNow = false;

  // The hint appears from the second page on, never on arrival, and when the page is shown, because the focus then
  // moves to its heading.
  const mayShow = (): boolean =>
    !settled && pageViews.shown >= 2 && isReady && !isInstalledApp() && !wasDismissedLately();

  const refresh = (): void => {
    if (installOffer.isInstalled && !isInstalledNow) {
      isInstalledNow = true;
      settled = true;
      void persistStorage();
    }
    store.set(mayShow() ? kindOfHint() : 'hidden');
  };

  const dismiss = (): void => {
    settled = true;
    refresh();
    // If it cannot be stored, `settled` applies to this visit.
    writeStored('localStorage', STORAGE_KEY, String(Date.now()));
  };

  onInstallOffer(refresh);
  onPageShown(refresh);
  refresh();
  return {
    state: store,
    noteOfflineReady() {
      isReady = true;
      refresh();
    },
    async accept() {
      const { event } = installOffer;
      if (event === undefined) return;
      // The event can open the question only once.
      installOffer.event = undefined;
      refresh();
      try {
        const answer = await event.prompt();
        if (answer?.outcome === 'dismissed') dismiss();
      } catch (error) {
        console.warn('The browser does not ask about installing', error);
      }
    },
    dismiss,
  };
}

function kindOfHint(): InstallHint {
  if (installOffer.event !== undefined) return 'prompt';
  return isIos() && !isInAppBrowser() ? 'ios-steps' : 'hidden';
}

function wasDismissedLately(): boolean {
  const at = readStored('localStorage', STORAGE_KEY);
  // If storage is blocked, a "no" cannot be remembered, so the hint is not shown.
  return at === undefined || happenedWithin(Number(at ?? 0), DISMISSED_FOR_MS, Date.now());
}
