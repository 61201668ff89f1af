import { expect, it } from 'vitest';
import { distanceOf, fingerprintOf } from './likeness';
import { separate } from './plates';
import { print } from './print';
import { circle, documentOf, rect } from './svg';
import type { Svg } from './svg';

const printed = (drawing: Svg, seed: number) =>
  fingerprintOf(print(separate(documentOf(800, 600, drawing), 320), { seed }));
const moonAt = (x: number, y: number): Svg => rect(0, 0, 800, 600, '@verdigris') + circle(x, y, 160, '@paper');

it('knows a picture again when only its ink fell otherwise', async () => {
  const [a, b] = await Promise.all([printed(moonAt(200, 200), 1), printed(moonAt(200, 200), 1)]);
  expect(distanceOf(a, b)).toBe(0);
  expect(distanceOf(a, await printed(moonAt(200, 200), 2))).toBeLessThan(
    distanceOf(a, await printed(moonAt(600, 400), 1)),
  );
});

it('measures from the same to black and white', () => {
  expect(distanceOf('0099ff', '0099ff')).toBe(0);
  expect(distanceOf('000000', 'ffffff')).toBeCloseTo(100);
});
