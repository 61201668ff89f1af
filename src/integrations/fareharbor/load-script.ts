// The one loader of the provider's script. It promises: never twice, never while offline, never on
// Save-Data, never for the demonstration company, never where the owner wants the frame alone; a failure is only logged (docs/requirements.md#booking-errors),
// because every booking control is a working link without it.
import { settings } from '../../config/env';
import { savesData } from '../../shared/network';
import { SCRIPT_POLICIES, trustedScript } from '../../shared/trusted-script';
import { bookingIsDemonstration, scriptAddress } from './addresses';

/** The longest wait for an idle page: docs/requirements.md#preloading-the-booking-script */
const IDLE_TIMEOUT_MS = 2_000;

let loading: Promise<boolean> | undefined;

/**
 * Loads the booking script: call it at the first sign that somebody wants to book (pointer, focus,
 * touch, the calendar coming near).
 * @returns whether `window.FH` is there now
 */
export function loadBookingScript(): Promise<boolean> {
  if (window.FH !== undefined) return Promise.resolve(true);
  if (settings.booking.preload === 'frame') return Promise.resolve(false);
  // Booking works by the plain link as well, so Save-Data spares the script. A 2g connection does not: a
  // small script for somebody who wants to book is not the 4 MB of the offline package.
  if (!navigator.onLine || savesData() || bookingIsDemonstration()) return Promise.resolve(false);
  loading ??= insertScript(scriptAddress());
  return loading;
}

/**
 * `VITE_BOOKING_PRELOAD=idle` only: loads the script once the page is idle.
 * In the default mode, `intent`, it does nothing: no other company is asked before the visitor acts.
 * @param fallbackDelayMs the wait where the browser cannot report that it is idle: 1 s on the tours
 *   page, 3 s elsewhere (docs/requirements.md#preloading-the-booking-script)
 * @returns a function that calls the plan off, for the effect that made it
 */
export function preloadBookingScript(fallbackDelayMs = 3_000): () => void {
  if (settings.booking.preload !== 'idle') return () => undefined;
  const load = (): void => void loadBookingScript();
  // Safari has had no requestIdleCallback for most of its life.
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
      // A lost connection may come back; a blocker stays, so there is no other reason to ask again.
      window.addEventListener('online', () => (loading = undefined), { once: true });
      script.remove();
      resolve(false);
    });
    document.body.append(script);
  });
}

// What the booking provider's script puts on the page. Only what its own plug-in and working sites
// use; `fullItems` is a word there, not a boolean.

/** Options of the provider's overlay ("lightframe"). */
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
