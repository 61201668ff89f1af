import { expect, it } from 'vitest';
import { stepAround } from './step-around';

it.each([
  [0, 1, 12, 1],
  [11, 1, 12, 0],
  [0, -1, 12, 11],
  [0, 1, 1, 0],
  [0, -25, 12, 11],
])('from %i by %i in a ring of %i comes to %i', (at, step, count, expected) => {
  expect(stepAround(at, step, count)).toBe(expected);
});
