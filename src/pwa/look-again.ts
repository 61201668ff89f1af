// When an open page looks again at what is on this device.
import type { ReadableStore } from '../browser/store';
import type { OfflinePackage } from './offline-state';

/** A browser short of room may throw away what was "ready"; a tab that comes back asks the worker, no more. */
const STALE_AFTER_MS = 10 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/**
 * Calls `look` where there is reason to: what was paused goes on when the connection is back, when the page
 * comes to the front, and by itself after 30 s, then 1 min, doubling to an hour; what was ready is looked at
 * again after 10 minutes, and when the connection is lost, since from then on people rely on it.
 */
export function lookAgainWhenNeeded(state: ReadableStore<OfflinePackage>, look: () => Promise<void>): void {
  const stage = (): OfflinePackage['stage'] => state.getSnapshot().stage;
  let lookedAt = Date.now();
  let retryAfterMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const lookNow = (): void => {
    lookedAt = Date.now();
    // The store tells nobody that what was paused still is.
    void look().then(planRetry);
  };
  const resume = (): void => {
    if (document.visibilityState !== 'visible') return;
    const goesOn = stage() === 'paused' && navigator.onLine;
    if (goesOn || Date.now() - lookedAt > STALE_AFTER_MS) lookNow();
  };
  const planRetry = (): void => {
    if (stage() === 'ready') retryAfterMs = FIRST_RETRY_MS;
    if (stage() !== 'paused' || retry !== undefined) return;
    // A host in the middle of a release, or a line that was cut, says nothing when it has healed.
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
    if (stage() === 'ready') lookNow();
  });
}
