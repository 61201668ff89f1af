// The price of a private tour, and the values that a visitor can choose.
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/private-tours.yaml';
import { tourCards } from '../../content/tour-cards';

type Pricing = Omit<PageOf<'private-tours'>['pricing'], 'body'>;

export interface Price {
  readonly total: number;
  readonly each: number;
  /** The number of guests who are paid for one by one, and the sum of their prices in US dollars. */
  readonly further: number;
  readonly furtherTotal: number;
  /** The number of further guests that the minimum price would cover. */
  readonly free: number;
}

/**
 * Computes the price in US dollars: a minimum that covers some guests, and a price for each further guest:
 * docs/requirements.md#private-tour-price
 */
export function priceFor(guests: number, pricing: Pricing): Price {
  const further = Math.max(0, guests - pricing.covers);
  const furtherTotal = further * pricing.further;
  const total = pricing.from + furtherTotal;
  return { total, each: total / guests, further, furtherTotal, free: Math.max(0, pricing.covers - guests) };
}

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount as "$1,200" or "$53.33". */
export const dollars = (amount: number): string => (Number.isInteger(amount) ? WHOLE : CENTS).format(amount);

/** The tours that can be booked privately, in the order of the page. */
export const tours = page.neighborhoods.flatMap(({ tour: slug, text }) => {
  const tour = tourCards.find((one) => one.slug === slug);
  return tour === undefined ? [] : [{ tour, text }];
});

/** The values that a visitor can choose. */
export interface Choices {
  /** The initial and the largest number of guests. */
  readonly guests: number;
  readonly most: number;
  readonly tours: readonly string[];
  readonly events: readonly string[];
}

export const choices: Choices = {
  guests: page.pricing.covers,
  most: page.pricing.most,
  tours: tours.map(({ tour }) => tour.slug),
  events: page.events.map(({ id }) => id),
};
