import { useSyncExternalStore } from 'react';
import { newYorkDay } from '../shared/new-york-time';

const MINUTE_MS = 60_000;

/**
 * Calls `listener` every 30 s and when the page becomes visible, because an installed app may stay
 * open for days.
 */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 2);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Returns the start of the current minute in milliseconds since 1970; undefined in the built HTML,
 * which may be opened on any day.
 */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );

/** Returns the day in New York; undefined in the built HTML. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => newYorkDay(new Date()),
    () => undefined,
  );
