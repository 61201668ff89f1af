import { describe, expect, it } from 'vitest';
import { legInBoth, legWords, walkedWords, walkMinutes } from './distances';

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

it('gives a leg in feet or miles, and in meters', () => {
  expect(legInBoth(121)).toBe('400 ft (121 m)');
  expect(legInBoth(332)).toBe('0.21 mi (332 m)');
});
