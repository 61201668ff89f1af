// Offers the installation at a good moment: never on arrival, not again for 60 days after a "no".
import { isInAppBrowser, isInstalledApp, isIos } from '../browser/installed-app';
import { createStore, type ReadableStore } from '../browser/store';
import { readStored, writeStored } from '../browser/stored-value';
import { EARLY_OFFER } from '../shared/storage-keys';
import { persistStorage } from './persist-storage';

/** 'prompt': a button can open the browser's own question. 'ios-steps': it is done by hand. */
export type InstallHint = 'hidden' | 'prompt' | 'ios-steps';

/** Chromium's event, which no DOM library knows. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

export const DISMISSED_FOR_MS = 60 * 24 * 60 * 60_000;
const STORAGE_KEY = 'install-hint-dismissed-at';

const store = createStore<InstallHint>('hidden');
export const installHint: ReadableStore<InstallHint> = store;

let promptEvent: InstallPromptEvent | undefined;
let pageViews = 0;
let isReady = false;
let settled = false;

/**
 * Catches the browser's offer to install. The event comes once, and early: it may have come while the entry was
 * still to be asked for.
 */
export function captureInstallPrompt(): void {
  const capture = (event: Event): void => {
    if (!isInstallPromptEvent(event)) return;
    // Without this Chrome on Android shows a bar of its own.
    event.preventDefault();
    promptEvent = event;
    refresh();
  };
  window.addEventListener('beforeinstallprompt', capture);
  const early: unknown = Reflect.get(window, EARLY_OFFER);
  if (early instanceof Event) capture(early);
  window.addEventListener('appinstalled', () => {
    settled = true;
    refresh();
    void persistStorage();
  });
}

/** Counts an address the visitor has opened; never on arrival, so the hint comes from the second on. */
export function notePageView(): void {
  pageViews += 1;
  refresh();
}

/** The offline package is complete: only then is it true that the tours open without a connection. */
export function noteOfflineReady(): void {
  isReady = true;
  refresh();
}

/** Opens the browser's question. Call it straight from the click, or the gesture is lost. Never rejects. */
export async function acceptInstall(): Promise<void> {
  const event = promptEvent;
  if (event === undefined) return;
  // One event asks once.
  promptEvent = undefined;
  refresh();
  try {
    await event.prompt();
  } catch (error) {
    console.warn('The browser does not ask about installing', error);
  }
}

/** "Not now": quiet for 60 days. */
export function dismissInstallHint(): void {
  settled = true;
  refresh();
  // Where it cannot be stored, `settled` holds for this visit.
  writeStored('localStorage', STORAGE_KEY, String(Date.now()));
}

function refresh(): void {
  store.set(mayShow() ? kindOfHint() : 'hidden');
}

function mayShow(): boolean {
  return !settled && pageViews >= 2 && isReady && !isInstalledApp() && !wasDismissedLately();
}

function kindOfHint(): InstallHint {
  if (promptEvent !== undefined) return 'prompt';
  return isIos() && !isInAppBrowser() ? 'ios-steps' : 'hidden';
}

function wasDismissedLately(): boolean {
  const at = readStored('localStorage', STORAGE_KEY);
  // Blocked site data: a "no" cannot be remembered, so it is not asked either.
  return at === undefined || Date.now() - Number(at ?? 0) < DISMISSED_FOR_MS;
}

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
