// What a private tour costs, and what there is to choose from.
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/private-tours.yaml';
import { tourCards } from '../../content/tour-cards';

type Pricing = Omit<PageOf<'private-tours'>['pricing'], 'body'>;

export interface Price {
  readonly total: number;
  readonly each: number;
  /** Guests who are paid for one by one, and what they come to. */
  readonly further: number;
  readonly furtherTotal: number;
  /** How many more the least price would cover. */
  readonly free: number;
}

/** A minimum that covers some guests, and a price for each further one: docs/requirements.md#private-tour-price */
export function priceFor(guests: number, pricing: Pricing): Price {
  const further = Math.max(0, guests - pricing.covers);
  const furtherTotal = further * pricing.further;
  const total = pricing.from + furtherTotal;
  return { total, each: total / guests, further, furtherTotal, free: Math.max(0, pricing.covers - guests) };
}

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,200", "$53.33" */
export const dollars = (amount: number): string => (Number.isInteger(amount) ? WHOLE : CENTS).format(amount);

/** The tours that can be booked privately, in the order of the page. */
export const tours = page.neighborhoods.flatMap(({ tour: slug, text }) => {
  const tour = tourCards.find((one) => one.slug === slug);
  return tour === undefined ? [] : [{ tour, text }];
});

/** What there is to choose from. */
export interface Choices {
  /** Guests to begin with, and the most. */
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
