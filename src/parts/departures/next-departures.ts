import type { Tour } from '../../content/schemas';
import { newYorkTime } from './new-york-time';

const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** One departure of a tour: a New York day and time of day, so no clock change can shift it. */
export interface Departure {
  /** "2026-11-28" */
  readonly date: string;
  /** "14:00" */
  readonly start: string;
}

/**
 * The next departures of a schedule, the earliest first.
 * @param now any moment; what counts is New York's day and time at it
 */
export function nextDepartures({ days, start }: Tour['schedule'], now: Date, count: number): readonly Departure[] {
  const clock = newYorkTime(now);
  const found: Departure[] = [];
  // A day of the calendar is counted in UTC, where every day has 24 hours.
  for (let day = Date.parse(clock.slice(0, 10)); found.length < count && days.length > 0; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    const leaves = days.some((name) => name === WEEKDAY.format(day));
    if (leaves && `${date}T${start}` > clock) found.push({ date, start });
  }
  return found;
}

/** "Sat, Nov 28" */
export const shortDate = ({ date }: Departure): string => SHORT.format(Date.parse(date));
/** "Saturday, November 28" */
export const longDate = ({ date }: Departure): string => LONG.format(Date.parse(date));
