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

const METERS_PER_MILE = 1609.344;
const METERS_PER_FOOT = 0.3048;
/** Below a tenth of a mile, a distance in miles means little to a walker, so feet are shown. */
const SHOWN_IN_FEET_BELOW_METERS = 160;
const WALKED_PER_MINUTE_METERS = 67;

const miles = (meters: number, digits = 2): string => `${(meters / METERS_PER_MILE).toFixed(digits)} mi`;

/** Formats the length of a leg: "400 ft" or "0.21 mi". */
export const legWords = (meters: number): string =>
  meters < SHOWN_IN_FEET_BELOW_METERS ? `${Math.round(meters / METERS_PER_FOOT / 10) * 10} ft` : miles(meters);

/** Formats the same length with meters behind it: "400 ft (121 m)", "0.21 mi (332 m)". */
export const legInBoth = (meters: number): string => `${legWords(meters)} (${meters} m)`;

/**
 * Formats a distance always in miles, so that the stops can be compared, and rounded to a tenth,
 * because the measurement is not more exact.
 */
export const milesWords = (meters: number): string => miles(meters, 1);

/** Formats the distance walked so far. */
export const walkedWords = (meters: number): string => `${milesWords(meters)} walked`;

/** Returns the walking time in whole minutes, at least one. */
export const walkMinutes = (meters: number): number => Math.max(1, Math.round(meters / WALKED_PER_MINUTE_METERS));

/**
 * Returns how the address of the contact form names a stop;
 * src/outbox/form/add-to-message.ts reads it.
 */
export const aboutStop = (slug: string, number: number): string => `stop-${number}-of-${slug}`;
