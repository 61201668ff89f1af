import { useSyncExternalStore } from 'react';

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the local time in New York, such as "2026-11-21T14:05"; as text it sorts in the order of time. */
export function newYorkTime(now: Date): string {
  const part = Object.fromEntries(CLOCK.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** Returns the day in New York, such as "2026-11-21". */
export const newYorkDay = (now: Date): string => newYorkTime(now).slice(0, 10);

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
