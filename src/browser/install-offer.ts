// Records early what the offer to install the app depends on; src/pwa/install-hint.ts decides later
// when to show the offer.
import { EARLY_OFFER } from '../shared/head-scripts';

/** An event that only Chromium has and no DOM library declares. */
interface InstallPromptEvent extends Event {
  /** Opens the browser's question; resolves with the visitor's answer, in old versions of Chromium with nothing. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' } | undefined>;
}

interface InstallOffer {
  /** The event whose `prompt` opens the browser's own question; it can be used once. */
  event: InstallPromptEvent | undefined;
  /** True if the app was installed while this page was open. */
  isInstalled: boolean;
}

export const installOffer: InstallOffer = { event: undefined, isInstalled: false };

let changed = (): void => undefined;

/** Calls `listener` after each change; it replaces an earlier listener. */
export const onInstallOffer = (listener: () => void): void => void (changed = listener);

/**
 * Catches the browser's offer to install. The event comes once and early, possibly before the entry
 * script is loaded.
 */
export function captureInstallPrompt(): void {
  const capture = (event: Event): void => {
    if (!isInstallPromptEvent(event)) return;
    // Without this call, Chrome on Android shows a bar of its own.
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

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
