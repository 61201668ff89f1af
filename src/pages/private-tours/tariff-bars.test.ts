import { expect, test } from 'vitest';
import { tariffBars } from './tariff-bars';

const pricing = { from: 320, covers: 8, further: 40, most: 30 };
const guestsOf = (bars: ReturnType<typeof tariffBars>): number[] => bars.map(({ guests }) => guests);
const spareOf = (bars: ReturnType<typeof tariffBars>): number[] => guestsOf(bars.filter(({ isSpare }) => isSpare));

test('the bars are as high as their price is, and the tallest one has 200 pixels', () => {
  const bars = tariffBars(pricing);
  expect(guestsOf(bars)).toEqual([2, 4, 6, 8, 12, 20, 30]);
  expect(bars.map(({ each }) => each)).toEqual([160, 80, 320 / 6, 40, 40, 40, 40]);
  expect(bars.map(({ height }) => Math.round(height))).toEqual([200, 100, 67, 50, 50, 50, 50]);
});

test('a higher minimum price makes no bar higher', () => {
  const heights = tariffBars({ ...pricing, from: 1200 }).map(({ height }) => Math.round(height));
  expect(heights).toEqual([200, 100, 67, 50, 38, 28, 23]);
});

test('six bars fit on a phone, so of seven one is left out, and never that of the lowest price or of the most', () => {
  expect(spareOf(tariffBars(pricing))).toEqual([20]);
  expect(spareOf(tariffBars({ ...pricing, covers: 25 }))).toEqual([20]);
  expect(spareOf(tariffBars({ ...pricing, most: 12 }))).toEqual([]);
  expect(spareOf(tariffBars({ ...pricing, covers: 6 }))).toEqual([]);
});
