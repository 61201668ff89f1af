import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** An installed app may stand open for days: the clock is read again when it is looked at. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The minute it is, as a timestamp; undefined in the built HTML, which is read on any day. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
