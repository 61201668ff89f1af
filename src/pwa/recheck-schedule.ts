// Decides when an open page checks again what is stored on this device.
import type { ReadableStore } from '../browser/store';
import { isOnline } from '../shared/online';
import { promisesPages, type OfflinePackage } from './offline-package';

/**
 * A browser that is short of space may delete files that were "ready"; when a tab comes back after
 * this time, it asks the worker again.
 */
const STALE_AFTER_MS = 10 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/**
 * Calls `look` when there is a reason. A paused download continues when the connection is back,
 * when the page becomes visible, and by itself after 30 s, then 1 min, doubling up to an hour. Pages
 * that are said to be saved are checked again after 10 minutes, and when the connection is lost,
 * because then visitors depend on them.
 */
export function scheduleRechecks(state: ReadableStore<OfflinePackage>, look: () => Promise<void>): void {
  const stage = (): OfflinePackage['stage'] => state.getSnapshot().stage;
  let lookedAt = Date.now();
  let retryAfterMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const lookNow = (): void => {
    lookedAt = Date.now();
    // The store does not notify when the stage stays 'paused', so schedule the next retry here.
    look()
      .catch((error: unknown) => console.warn('The stored files could not be checked', error))
      .finally(planRetry);
  };
  const resume = (): void => {
    if (document.visibilityState !== 'visible') return;
    const goesOn = stage() === 'paused' && isOnline();
    // A clock that was set back must not stop the checks.
    if (goesOn || Math.abs(Date.now() - lookedAt) > STALE_AFTER_MS) lookNow();
  };
  const planRetry = (): void => {
    if (stage() === 'ready') retryAfterMs = FIRST_RETRY_MS;
    if (stage() !== 'paused' || retry !== undefined) return;
    // No event reports that a host has finished its release or that a broken connection works
    // again.
    retry = setTimeout(() => {
      retry = undefined;
      retryAfterMs = Math.min(2 * retryAfterMs, LONGEST_RETRY_MS);
      resume();
    }, retryAfterMs);
  };
  state.subscribe(planRetry);
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  window.addEventListener('offline', () => {
    if (promisesPages(state.getSnapshot())) lookNow();
  });
}
