// The text of the booking bar, and the storage that hides it for a day after it was closed
// (docs/requirements.md#booking-bar).
import { storedValue } from '../../browser/stored-value';
import privateTours from '../../content/pages/private-tours.yaml?summary';
import { departureDays, departureTime, shortDays } from '../../content/schedule';
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
      price: `$${tour.price}`,
      title: tour.title,
      facts: `${departureDays(tour.schedule)}, ${time} · max ${tour.groupSize} people`,
      short: [shortDays(tour.schedule), time],
    };
  }
  const sizes = tours.map(({ groupSize }) => groupSize);
  return {
    price: `$${Math.min(...tours.map(({ price }) => price))}`,
    title: 'The walks leave on weekends',
    facts: `a person · ${tours[0]?.hours ?? 2} hours · small groups, at most ${Math.max(...sizes)} people`,
    short: ['Weekends', `max ${Math.max(...sizes)} people`],
  };
}
