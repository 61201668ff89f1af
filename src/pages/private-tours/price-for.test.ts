import { expect, test } from 'vitest';
import page from '../../content/pages/private-tours.yaml';
import { dollars, priceFor } from './price-for';

const pricing = { from: 320, covers: 8, further: 40, most: 30 };

test.each([
  [1, 320, 320],
  [7, 320, 320 / 7],
  [8, 320, 40],
  [9, 360, 40],
  [12, 480, 40],
  [15, 600, 40],
  [30, 1200, 40],
])('%i guests: %i dollars', (guests, total, each) => {
  expect(priceFor(guests, pricing)).toMatchObject({ total, each });
});

test('splits the sum into its parts', () => {
  expect(priceFor(12, pricing)).toMatchObject({ further: 4, furtherTotal: 160, free: 0 });
  expect(priceFor(5, pricing)).toMatchObject({ further: 0, furtherTotal: 0, free: 3 });
});

test('the prices are those of the content', () => {
  expect(priceFor(5, { from: 100, covers: 2, further: 30, most: 10 }).total).toBe(190);
  const { from, covers, further } = page.pricing;
  expect(priceFor(covers, page.pricing).total).toBe(from);
  expect(priceFor(covers + 3, page.pricing).total).toBe(from + 3 * further);
});

test.each([
  [320, '$320'],
  [1200, '$1,200'],
  [160 / 3, '$53.33'],
  [45.5, '$45.50'],
])('%d is written %s', (amount, words) => expect(dollars(amount)).toBe(words));
