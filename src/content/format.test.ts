import { describe, expect, it } from 'vitest';
import { legWords, walkedWords, walkMinutes } from './format';

describe('legWords', () => {
  it('says short legs in feet, rounded to ten', () => {
    expect(legWords(121)).toBe('400 ft');
    expect(legWords(159)).toBe('520 ft');
  });

  it('says the others in miles', () => {
    expect(legWords(160)).toBe('0.10 mi');
    expect(legWords(332)).toBe('0.21 mi');
  });
});

it('adds the way up in miles, however short', () => {
  expect(walkedWords(121)).toBe('0.1 mi walked');
});

it('counts at least one minute', () => {
  expect(walkMinutes(10)).toBe(1);
  expect(walkMinutes(332)).toBe(5);
});
