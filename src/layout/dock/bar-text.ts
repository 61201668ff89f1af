import privateTours from '../../content/pages/private-tours.yaml?summary';
import { departureDays, departureTime, shortDays } from '../../content/schedule';
import type { TourSummary } from '../../content/tour-summaries';

export interface BarText {
  readonly price: string;
  readonly title: string;
  readonly facts: string;
  /** For a phone, in two short lines. */
  readonly short: readonly [string, string];
}

/** On the page of private tours. */
export function privateBarText(): BarText {
  const { from, covers, further, most } = privateTours.pricing;
  return {
    price: `$${from}`,
    title: 'A walk of your own',
    facts: `for up to ${covers} guests · $${further} each additional guest, up to ${most}`,
    short: [`${covers} guests`, `then $${further}`],
  };
}

/** The text of the bar: about the tour of the page, else about all of them. */
export function barText(tours: readonly TourSummary[], tour: TourSummary | undefined): BarText {
  if (tour) {
    const time = departureTime(tour.schedule);
    return {
      price: `$${tour.price}`,
      title: tour.title,
      facts: `${departureDays(tour.schedule)}, ${time} · max ${tour.groupSize} people · confirm on the booking calendar`,
      short: [shortDays(tour.schedule), time],
    };
  }
  const sizes = tours.map(({ groupSize }) => groupSize);
  const groups = `small groups of ${Math.min(...sizes)} to ${Math.max(...sizes)}`;
  return {
    price: `$${Math.min(...tours.map(({ price }) => price))}`,
    title: 'The walks leave on weekends',
    facts: `a person · ${tours[0]?.hours ?? 2} hours · ${groups}`,
    short: ['Weekends', `max ${Math.max(...sizes)} people`],
  };
}
