import { expect, it } from 'vitest';
import { hoursOfWalks, priceOfWalks } from './figures-of-walks';

const priced = (...prices: number[]) => priceOfWalks(prices.map((price) => ({ price })));

it('is the price if all walks have the same', () => {
  expect(priced(40, 40, 40)).toEqual({ from: '', lowest: '$40', amount: 40 });
});

it('is the lowest price, named as such, if the walks have different ones', () => {
  expect(priced(40, 46, 40)).toEqual({ from: 'from ', lowest: '$40', amount: 40 });
  expect(priced(60, 55)).toEqual({ from: 'from ', lowest: '$55', amount: 55 });
});

it.each([
  [[2, 2, 2], '2 hours'],
  [[2, 1.5, 2], '1.5 to 2 hours'],
  [[1, 1], '1 hour'],
])('walks of %s hours last %s', (hours, words) => {
  expect(hoursOfWalks(hours.map((each) => ({ hours: each })))).toBe(words);
});
