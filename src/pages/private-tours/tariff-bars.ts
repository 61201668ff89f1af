import { priceFor, type Pricing } from './price-for';

/** The height of the tallest bar, in pixels. */
const TALLEST = 200;
/** The number of bars that fit on a phone. */
const ON_A_PHONE = 6;

interface Bar {
  readonly guests: number;
  /** The price per guest in US dollars. */
  readonly each: number;
  /** The height in pixels. */
  readonly height: number;
  /** Whether the bar is left out on a phone. */
  readonly isSpare: boolean;
}

/**
 * Returns the bars of the chart, for some numbers of guests below and some above the number that the minimum price
 * covers, and for both ends of the range. The bar of that number, with the first lowest price, is never left out.
 */
export function tariffBars(pricing: Pricing): Bar[] {
  const { covers, most } = pricing;
  const shown = [...new Set([2, 4, 6, covers, 12, 20, most])]
    .filter((guests) => guests <= most)
    .toSorted((one, other) => one - other);
  const spare =
    shown.length > ON_A_PHONE ? shown.findLast((guests) => guests !== covers && guests !== most) : undefined;
  const prices = shown.map((guests) => priceFor(guests, pricing).each);
  const highest = Math.max(...prices);
  return shown.map((guests, index) => {
    const each = prices[index] ?? 0;
    return { guests, each, height: (each / highest) * TALLEST, isSpare: guests === spare };
  });
}
