// Offers the installation at a suitable moment: never on arrival, and not again for 60 days after a
// "no".
import { isInAppBrowser, isInstalledApp, isIos } from '../browser/app-capabilities';
import { installOffer, onInstallOffer } from '../browser/install-offer';
import { createStore, type ReadableStore } from '../browser/store';
import { readStored, writeStored } from '../browser/stored-value';
import { persistStorage } from './persist-storage';

/** 'prompt': a button can open the browser's own question. 'ios-steps': the visitor installs it by hand. */
export type InstallHint = 'hidden' | 'prompt' | 'ios-steps';

export const DISMISSED_FOR_MS = 60 * 24 * 60 * 60_000;
const STORAGE_KEY = 'install-hint-dismissed-at';

const store = createStore<InstallHint>('hidden');
export const installHint: ReadableStore<InstallHint> = store;

let isReady = false;
let settled = false;
let isInstalledNow = false;
onInstallOffer(refresh);
refresh();

/**
 * Notes that the offline package is complete: only then is it true that the tours open without a
 * connection.
 */
export function noteOfflineReady(): void {
  isReady = true;
  refresh();
}

/**
 * Opens the browser's question. Call it directly in the click handler, or the user gesture is lost.
 * Never rejects.
 */
export async function acceptInstall(): Promise<void> {
  const { event } = installOffer;
  if (event === undefined) return;
  // The event can open the question only once.
  installOffer.event = undefined;
  refresh();
  try {
    await event.prompt();
  } catch (error) {
    console.warn('The browser does not ask about installing', error);
  }
}

/** Handles "Not now": the hint stays hidden for 60 days. */
export function dismissInstallHint(): void {
  settled = true;
  refresh();
  // If it cannot be stored, `settled` applies to this visit.
  writeStored('localStorage', STORAGE_KEY, String(Date.now()));
}

function refresh(): void {
  if (installOffer.isInstalled && !isInstalledNow) {
    isInstalledNow = true;
    settled = true;
    void persistStorage();
  }
  store.set(mayShow() ? kindOfHint() : 'hidden');
}

function mayShow(): boolean {
  // The hint appears from the second page on, never on arrival.
  return !settled && installOffer.pageViews >= 2 && isReady && !isInstalledApp() && !wasDismissedLately();
}

function kindOfHint(): InstallHint {
  if (installOffer.event !== undefined) return 'prompt';
  return isIos() && !isInAppBrowser() ? 'ios-steps' : 'hidden';
}

function wasDismissedLately(): boolean {
  const at = readStored('localStorage', STORAGE_KEY);
  // If storage is blocked, a "no" cannot be remembered, so the hint is not shown.
  return at === undefined || Date.now() - Number(at ?? 0) < DISMISSED_FOR_MS;
}
