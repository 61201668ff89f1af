// The text of the booking bar, and the storage that hides it for a day after it was closed
// (docs/requirements.md#booking-bar).
import { storedValue } from '../../browser/stored-value';
import { hoursOfWalks, priceOfWalks } from '../../content/figures-of-walks';
import privateTours from '../../content/pages/private-tours.yaml?summary';
import { daysOfWalks, departureDays, departureTime, isWeekend, shortDays } from '../../content/schedule';
import type { TourSummary } from '../../content/tour-summaries';
import { happenedWithin } from '../../shared/happened-within';

const DISMISSED_FOR_MS = 24 * 60 * 60_000;

/** When the bar was last closed, in milliseconds since 1970; 0 if never. */
export const barDismissedAt = storedValue('booking-bar-dismissed-at', (text) => Number(text ?? 0));

/** Closes the bar for a day. */
export const dismissBar = (now: number): void => barDismissedAt.set(now);

/** Returns whether the bar is still hidden. */
export const isBarDismissed = (dismissedAt: number, now: number): boolean =>
  happenedWithin(dismissedAt, DISMISSED_FOR_MS, now);

export interface BarText {
  /** The word before the price, if other walks cost more. */
  readonly from: '' | 'from ';
  readonly price: string;
  readonly title: string;
  readonly facts: string;
  /** The text for a phone, in two short lines. */
  readonly short: readonly [string, string];
}

/** The text on the page of private tours. */
export function privateBarText(): BarText {
  const { from, covers, further, most } = privateTours.pricing;
  return {
    from: '',
    price: `$${from}`,
    title: 'A walk of your own',
    facts: `for up to ${covers} guests · $${further} each additional guest, up to ${most}`,
    short: [`${covers} guests`, `then $${further}`],
  };
}

/** The text of the bar: about the page's tour, or about all tours. */
export function barText(tours: readonly TourSummary[], tour: TourSummary | undefined): BarText {
  if (tour) {
    const time = departureTime(tour.schedule);
    return {
      from: '',
      price: `$${tour.price}`,
      title: tour.title,
      facts: `${departureDays(tour.schedule)}, ${time} · max ${tour.groupSize} people`,
      short: [shortDays(tour.schedule), time],
    };
  }
  const sizes = tours.map(({ groupSize }) => groupSize);
  const { from, lowest } = priceOfWalks(tours);
  const days = daysText(tours);
  return {
    from,
    price: lowest,
    title: `The walks leave ${days.long}`,
    facts: `a person · ${hoursOfWalks(tours)} · small groups, at most ${Math.max(...sizes)} people`,
    short: [days.short, `max ${Math.max(...sizes)} people`],
  };
}

/** More days than these have no room by name. */
const MOST_NAMED = 3;
const DAYS_OF_WEEK = 7;

/** Returns on which days of the week any of the walks leaves, in full and for a phone. */
function daysText(tours: readonly TourSummary[]): { long: string; short: string } {
  const days = daysOfWalks(tours);
  if (days.every(isWeekend)) return { long: 'on weekends', short: 'Weekends' };
  if (days.length === DAYS_OF_WEEK) return { long: 'every day', short: 'Every day' };
  if (days.length > MOST_NAMED) return { long: `on ${days.length} days a week`, short: `${days.length} days a week` };
  return { long: `on ${departureDays({ days })}`, short: shortDays({ days }) };
}
