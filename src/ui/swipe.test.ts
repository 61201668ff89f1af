import { expect, it } from 'vitest';
import { swipeBetween } from './swipe';

it.each([
  ['to the left, level', -64, 0, 1],
  ['to the right, level', 64, 0, -1],
  ['to the left, half as far down as across', -80, 40, 1],
  ['to the right, half as far up as across', 80, -40, -1],
  ['too short to the left', -63, 0, undefined],
  ['too short to the right', 63, 0, undefined],
  ['too steep down', -80, 41, undefined],
  ['too steep up', 80, -41, undefined],
  ['straight down', 0, 200, undefined],
  ['none', 0, 0, undefined],
] as const)('a movement %s by %i and %i px turns by %s', (_, right, down, expected) => {
  expect(swipeBetween({ x: 195, y: 400 }, { x: 195 + right, y: 400 + down })).toBe(expected);
});

it('may be steeper where nothing scrolls', () => {
  expect(swipeBetween({ x: 300, y: 400 }, { x: 180, y: 470 }, 1)).toBe(1);
});
