import type { PageOf } from '../../content/page-schemas';

export type Pricing = Omit<PageOf<'private-tours'>['pricing'], 'body'>;

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
