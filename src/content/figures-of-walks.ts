import type { TourSummary } from './tour-summaries';

/** The price of a spot on one of the walks. */
export interface PriceOfWalks {
  /** "from " if the walks have different prices; otherwise empty. */
  readonly from: '' | 'from ';
  /** The lowest price, such as "$40". */
  readonly lowest: string;
  /** The lowest price as a number of US dollars. */
  readonly amount: number;
}

/** Returns what a spot on one of the walks costs, for a place that speaks of all of them. */
export function priceOfWalks(walks: readonly Pick<TourSummary, 'price'>[]): PriceOfWalks {
  const prices = walks.map(({ price }) => price);
  const amount = Math.min(...prices);
  return { from: amount === Math.max(...prices) ? '' : 'from ', lowest: `$${amount}`, amount };
}

/** Returns how long a walk lasts, for a place that speaks of all of them: "2 hours" or "1.5 to 2 hours". */
export function hoursOfWalks(walks: readonly Pick<TourSummary, 'hours'>[]): string {
  const hours = walks.map((walk) => walk.hours);
  const [shortest, longest] = [Math.min(...hours), Math.max(...hours)];
  if (shortest !== longest) return `${shortest} to ${longest} hours`;
  return longest === 1 ? '1 hour' : `${longest} hours`;
}
