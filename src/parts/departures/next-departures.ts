import company from '../../content/company.yaml';
import { departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { newYorkDay, newYorkTime } from '../../shared/new-york-time';

const DAY_MS = 86_400_000;
const FAR_AHEAD_MS = 270 * DAY_MS;
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const WITH_YEAR = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const LONG = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** One departure of a tour, as a New York day and time of day, so that a clock change does not shift it. */
export interface Departure {
  /** An ISO date such as "2026-11-28". */
  readonly date: string;
  /** A time such as "14:00". */
  readonly start: string;
}

/**
 * Returns the next departures of a schedule, the earliest first.
 *
 * @param now any moment; it is converted to New York's day and time
 * @param daysOff days without a walk, such as "2026-12-26"
 */
export function nextDepartures(
  { days, start }: Tour['schedule'],
  now: Date,
  count: number,
  daysOff: readonly string[] = company.daysOff,
): readonly Departure[] {
  const clock = newYorkTime(now);
  const found: Departure[] = [];
  // Calendar days are counted in UTC, in which every day has 24 hours.
  for (let day = Date.parse(clock.slice(0, 10)); found.length < count && days.length > 0; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    const leaves = days.some((name) => name === WEEKDAY.format(day));
    if (leaves && !daysOff.includes(date) && `${date}T${start}` > clock) found.push({ date, start });
  }
  return found;
}

/** Formats a date as "Sat, Nov 28". */
export const shortDate = ({ date }: Pick<Departure, 'date'>): string => SHORT.format(Date.parse(date));
/** Formats a date as "Saturday, November 28". */
export const longDate = ({ date }: Pick<Departure, 'date'>): string => LONG.format(Date.parse(date));

const withYear = (date: string): string => WITH_YEAR.format(Date.parse(date));
/** Returns whether a day without its year could be taken for a day of another year. */
const needsYear = (date: string, today: string | undefined): boolean =>
  today === undefined || Date.parse(date) - Date.parse(today) > FAR_AHEAD_MS;

/**
 * Returns the days off that are not over in New York, such as "Sat, Dec 26; Sat, Jan 2"; an empty text if there are
 * none.
 *
 * @param today the day in New York, such as "2026-12-27"; undefined in the built HTML, which may be opened in any year:
 * then no day counts as over, and each has its year
 * @param daysOff days without a walk
 */
export const daysOffText = (today: string | undefined, daysOff: readonly string[] = company.daysOff): string =>
  daysOff
    .filter((date) => today === undefined || date >= today)
    .map((date) => (needsYear(date, today) ? withYear(date) : shortDate({ date })))
    .join('; ');

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** For a departure within this number of hours the remaining time is shown too. */
const SOON_HOURS = 48;

/** Returns the timestamp of a departure in New York. */
function momentOf({ date, start }: Departure): number {
  const asIfUtc = Date.parse(`${date}T${start}Z`);
  const behindUtc = (at: number): number => at - Date.parse(`${newYorkTime(new Date(at))}Z`);
  // In the night of a clock change, New York is behind by another number of hours when the walk starts than at the
  // first guess.
  return asIfUtc + behindUtc(asIfUtc + behindUtc(asIfUtc));
}

/** Formats a duration in milliseconds as "3 h 10", "3 h" or "10 min". */
function span(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/**
 * Returns the next departure in words: "Today 2:00 PM, in 3 h 10" within 48 hours, otherwise "Sat,
 * Nov 28, 2:00 PM". Undefined for a schedule without days.
 *
 * @param now any moment; "today" is the day in New York
 * @param daysOff days without a walk
 */
export function nextDepartureText(
  schedule: Tour['schedule'],
  now: Date,
  daysOff: readonly string[] = company.daysOff,
): string | undefined {
  const [next] = nextDepartures(schedule, now, 1, daysOff);
  if (!next) return undefined;
  const time = departureTime(schedule);
  const until = momentOf(next) - now.getTime();
  if (until > SOON_HOURS * HOUR_MS) return `${shortDate(next)}, ${time}`;
  const daysAhead = Math.round((Date.parse(next.date) - Date.parse(newYorkDay(now))) / DAY_MS);
  const day = ['Today', 'Tomorrow'][daysAhead] ?? WEEKDAY.format(Date.parse(next.date));
  return `${day} ${time}, in ${span(until)}`;
}
