import { expect, it } from 'vitest';
import { dayOf, timeOrDayOf } from './local-day';

const JUNE_3 = new Date(2026, 5, 3, 12, 41).getTime();
const NEXT_DAY = new Date(2026, 5, 4, 0, 1).getTime();
const NEXT_YEAR = new Date(2027, 0, 1).getTime();

it('names the year only if it is not the current one', () => {
  expect(dayOf(JUNE_3, NEXT_DAY)).toBe('June 3');
  expect(dayOf(JUNE_3, undefined)).toBe('June 3');
  expect(dayOf(JUNE_3, NEXT_YEAR)).toBe('June 3, 2026');
  expect(dayOf(NEXT_YEAR, JUNE_3)).toBe('January 1, 2027');
});

it('gives today a time, and another day its name', () => {
  expect(timeOrDayOf(JUNE_3, JUNE_3 + 60_000).replace(/\s/u, ' ')).toBe('12:41 PM');
  expect(timeOrDayOf(JUNE_3, NEXT_DAY)).toBe('June 3');
  expect(timeOrDayOf(JUNE_3, NEXT_YEAR)).toBe('June 3, 2026');
});
