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

/** What the clocks in New York show, such as "2026-11-21T14:05": sorts as time does. */
export function newYorkTime(now: Date): string {
  const part = Object.fromEntries(CLOCK.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

const MINUTE_MS = 60_000;

/** An installed app may stand open for days: the clock is read again when it is looked at, and while it is. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 2);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The minute it is, as a timestamp; undefined in the built HTML, which is read on any day. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => undefined,
  );
