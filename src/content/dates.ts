const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats "2026-05-14" as "May 14, 2026". The date has no time zone, so every visitor sees the same day. */
export const formatDate = (date: string): string => LONG_DATE.format(new Date(`${date}T00:00:00Z`));

/** Returns whether a text such as "2026-12-05" is a day that exists in the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats "2026-10" as "October 2026". */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
