// The visitor's own day and time of day, in words.

// Each format is created once, because this takes a browser some time.
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Returns whether two times, in milliseconds since 1970, are on the same day where the visitor is. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/**
 * Formats a time as "November 16", or as "November 16, 2026" if the current year is another one.
 * @param at in milliseconds since 1970
 * @param now in milliseconds since 1970; undefined in the built HTML, which knows no year
 */
export function dayOf(at: number, now: number | undefined): string {
  const isThisYear = now === undefined || new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? DAY : DAY_OF_YEAR).format(at);
}

/** Formats a time in milliseconds since 1970 as "12:41 PM". */
export const timeOf = (at: number): string => TIME.format(at);

/** Formats a time as "12:41 PM" for today, else as `dayOf` does; both parameters in milliseconds since 1970. */
export function timeOrDayOf(at: number, now: number): string {
  return isSameDay(at, now) ? timeOf(at) : dayOf(at, now);
}
