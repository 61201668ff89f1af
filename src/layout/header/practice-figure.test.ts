import { expect, it } from 'vitest';
import { shownSeconds } from './practice-figure';

it('shows whole tens of seconds, rounded up, and never none', () => {
  expect([60_000, 50_001, 50_000, 10_001, 9_000, 0].map(shownSeconds)).toEqual([60, 60, 50, 20, 10, 10]);
});
