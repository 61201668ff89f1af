import { expect, it, test } from 'vitest';
import { formatDate, formatMonth, isDay } from './dates';

it('writes a date out, the same in every time zone', () => {
  expect(formatDate('2026-05-14')).toBe('May 14, 2026');
  expect(formatDate('2026-01-01')).toBe('January 1, 2026');
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-12-31', true],
  ['1999-12-31', true],
  ['2026-13-01', false],
  ['20261-01-01', false],
  ['2026-12-05T10:00', false],
  ['tomorrow', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

it('writes a month out', () => {
  expect(formatMonth('2026-10')).toBe('October 2026');
  expect(formatMonth('2027-01')).toBe('January 2027');
});
