// What an offer to install depends on and comes early: noted from the start. What is made of it comes later
// (src/pwa/install-hint.ts).
import { EARLY_OFFER } from '../shared/storage-keys';

/** Chromium's event, which no DOM library knows. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallOffer {
  /** Opens the browser's own question, once. */
  event: InstallPromptEvent | undefined;
  /** It was installed while this page was open. */
  isInstalled: boolean;
  /** How many addresses the visitor has opened. */
  pageViews: number;
}

export const installOffer: InstallOffer = { event: undefined, isInstalled: false, pageViews: 0 };

let changed = (): void => undefined;

/** Calls `listener` after each change, in place of any before it. */
export const onInstallOffer = (listener: () => void): void => void (changed = listener);

/**
 * Catches the browser's offer to install. The event comes once, and early: it may have come while the entry was
 * still to be asked for.
 */
export function captureInstallPrompt(): void {
  const capture = (event: Event): void => {
    if (!isInstallPromptEvent(event)) return;
    // Without this Chrome on Android shows a bar of its own.
    event.preventDefault();
    installOffer.event = event;
    changed();
  };
  window.addEventListener('beforeinstallprompt', capture);
  const early: unknown = Reflect.get(window, EARLY_OFFER);
  if (early instanceof Event) capture(early);
  window.addEventListener('appinstalled', () => {
    installOffer.isInstalled = true;
    changed();
  });
}

/** Counts an address the visitor has opened. */
export function notePageView(): void {
  installOffer.pageViews += 1;
  changed();
}

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
