import { describe, expect, it, test } from 'vitest';
import { formatDate, formatMonth, isDay } from './dates';
import { legInBoth, legWords, walkedWords, walkMinutes } from './distances';

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

describe('legWords', () => {
  it('gives short legs in feet, rounded to ten', () => {
    expect(legWords(121)).toBe('400 ft');
    expect(legWords(159)).toBe('520 ft');
  });

  it('gives all other legs in miles', () => {
    expect(legWords(160)).toBe('0.10 mi');
    expect(legWords(332)).toBe('0.21 mi');
  });
});

it('gives the distance walked in miles, however short it is', () => {
  expect(walkedWords(121)).toBe('0.1 mi walked');
});

it('gives a walk at least one minute', () => {
  expect(walkMinutes(10)).toBe(1);
  expect(walkMinutes(332)).toBe(5);
});

it('writes a month out', () => {
  expect(formatMonth('2026-10')).toBe('October 2026');
  expect(formatMonth('2027-01')).toBe('January 2027');
});

it('gives a leg in feet or miles, and in meters', () => {
  expect(legInBoth(121)).toBe('400 ft (121 m)');
  expect(legInBoth(332)).toBe('0.21 mi (332 m)');
});
