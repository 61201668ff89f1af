import { expect, test } from 'vitest';
import { scrollToClear } from './clear-focus';

const dock = { top: 600, bottom: 780, left: 20, right: 370 };
const HEADER = 64;

test.each([
  ['above the dock', { top: 400, bottom: 452, left: 20, right: 370 }, 0],
  ['under it', { top: 640, bottom: 692, left: 20, right: 370 }, 108],
  ['touching its edge', { top: 540, bottom: 592, left: 20, right: 370 }, 8],
  ['beside it', { top: 640, bottom: 692, left: 400, right: 700 }, 0],
  ['too tall: its top stays under the header', { top: 120, bottom: 700, left: 20, right: 370 }, 40],
])('a field %s', (_where, field, by) => {
  expect(scrollToClear(field, dock, HEADER)).toBe(by);
});

test('a link in a bar that stands on the dock scrolls the page only if the dock covers it', () => {
  const link = { top: 540, bottom: 597, left: 20, right: 370 };
  expect(scrollToClear(link, dock, HEADER, 0)).toBe(0);
  expect(scrollToClear({ ...link, bottom: 620 }, dock, HEADER, 0)).toBe(20);
});

test('an empty dock covers nothing', () => {
  const field = { top: 640, bottom: 692, left: 20, right: 370 };
  expect(scrollToClear(field, { ...dock, bottom: dock.top }, HEADER)).toBe(0);
});
