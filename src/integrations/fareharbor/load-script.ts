// The only loader of the provider's script. It never loads the script twice, while offline, with
// Save-Data, for the demonstration company, or if the owner wants only the frame. A failure is only
// logged (docs/requirements.md#booking-errors), because every booking control is a link that works
// without the script.
import { settings } from '../../config/env';
import { savesData } from '../../shared/network';
import { isOnline } from '../../shared/online';
import { SCRIPT_POLICIES, trustedScript } from '../../shared/trusted-script';
import { bookingIsDemonstration, scriptAddress } from './addresses';

/** The longest wait for an idle page in milliseconds: docs/requirements.md#preloading-the-booking-script */
const IDLE_TIMEOUT_MS = 2_000;

let loading: Promise<boolean> | undefined;

/**
 * Loads the booking script. Call it at the first sign that a visitor wants to book (pointer, focus,
 * touch, the calendar coming near the viewport).
 *
 * @returns whether `window.FH` is there now
 */
export function loadBookingScript(): Promise<boolean> {
  if (window.FH !== undefined) return Promise.resolve(true);
  if (settings.booking.preload === 'frame') return Promise.resolve(false);
  // Booking also works by the plain link, so with Save-Data the script is not loaded. On a 2g
  // connection it is loaded: a small script for a visitor who wants to book is far less than the 4
  // MB of the offline package.
  if (!isOnline() || savesData() || bookingIsDemonstration()) return Promise.resolve(false);
  loading ??= insertScript(scriptAddress());
  return loading;
}

/**
 * Loads the script once the page is idle, only with `VITE_BOOKING_PRELOAD=idle`. In the default
 * mode, `intent`, it does nothing: no other company gets a request before the visitor acts.
 *
 * @param fallbackDelayMs the wait in browsers that cannot report that they are idle: 1 s on the
 * tours page, 3 s elsewhere (docs/requirements.md#preloading-the-booking-script)
 * @returns a function that cancels the plan, for the effect that made it
 */
export function preloadBookingScript(fallbackDelayMs = 3_000): () => void {
  if (settings.booking.preload !== 'idle') return () => undefined;
  const load = (): void => void loadBookingScript();
  // Most versions of Safari do not have requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') {
    const idle = window.requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = window.setTimeout(load, fallbackDelayMs);
  return () => window.clearTimeout(timer);
}

function insertScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = trustedScript(SCRIPT_POLICIES.booking, address);
    script.async = true;
    script.addEventListener('load', () => resolve(window.FH !== undefined));
    script.addEventListener('error', () => {
      console.warn('The booking script could not be loaded; booking links open in a new tab.');
      // Try again only after a lost connection comes back: a content blocker would block it again.
      window.addEventListener('online', () => (loading = undefined), { once: true });
      script.remove();
      resolve(false);
    });
    document.body.append(script);
  });
}

// What the booking provider's script puts on the page, limited to what its own plug-in and working
// sites use. `fullItems` is a string there, not a boolean.

/** The options of the provider's overlay ("lightframe"). */
interface LightframeOptions {
  shortname: string;
  fallback: 'simple';
  fullItems: 'yes' | 'no';
  flow: number;
  view: 'items' | { item: number };
}

export interface BookingApi {
  open(options: LightframeOptions): unknown;
  close?(): unknown;
}

declare global {
  interface Window {
    FH?: BookingApi;
  }
}
