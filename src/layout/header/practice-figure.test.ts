import { expect, it } from 'vitest';
import { figureStandsMs, shownSeconds } from './practice-figure';

it('shows whole tens of seconds, rounded up, and never none', () => {
  expect([60_000, 50_001, 50_000, 10_001, 9_000, 0].map(shownSeconds)).toEqual([60, 60, 50, 20, 10, 10]);
});

it('has another figure when the one has stood its time', () => {
  for (const leftMs of [60_000, 55_321.5, 10_001]) {
    expect(shownSeconds(leftMs - figureStandsMs(leftMs))).toBe(shownSeconds(leftMs) - 10);
  }
});
