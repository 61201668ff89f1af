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
