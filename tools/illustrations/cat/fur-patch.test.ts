import { expect, it } from 'vitest';
import type { Point, Points } from '../geometry';
import { furPatch } from './fur-patch';
import type { Nap } from './fur-patch';

const SQUARE: Points = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const DOWN: Nap = () => [0, 1];
const drawn = (outline: Points, roots?: Points) =>
  furPatch(roots ? { outline, roots } : { outline }, {
    color: '@ginger',
    around: '@night',
    hair: '@rust',
    nap: DOWN,
    seed: 1,
  });

/** Where the paths of a color begin, the patch itself left out. */
function startsOf(color: string, drawing: string): readonly Point[] {
  return [...drawing.matchAll(/<path d="M([\d.-]+) ([\d.-]+)[^"]*" fill="(@\w+)"/g)]
    .slice(1)
    .filter(([, , , fill]) => fill === color)
    .map(([, x, y]) => [Number(x), Number(y)]);
}

it('lets the hairs of a patch hang over its lower edge, and the fur around over its upper edge', () => {
  const patch = drawn(SQUARE);
  const [own, around] = [startsOf('@ginger', patch), startsOf('@night', patch)];
  expect(own.length).toBeGreaterThan(5);
  expect(around.length).toBeGreaterThan(5);
  for (const [, y] of own) expect(y).toBeGreaterThan(80);
  for (const [, y] of around) expect(y).toBeLessThan(20);
});

it('leaves an edge smooth along which the hairs lie', () => {
  const starts = ['@ginger', '@night'].flatMap((color) => startsOf(color, drawn(SQUARE)));
  expect(starts.filter(([, y]) => y > 20 && y < 80)).toEqual([]);
});

it('draws the same whichever way around its outline runs', () => {
  const backward = startsOf('@night', drawn(SQUARE.toReversed()));
  for (const [, y] of backward) expect(y).toBeLessThan(20);
});

it('lays single hairs of a third color on the patch', () => {
  expect(startsOf('@rust', drawn(SQUARE))).toHaveLength(0);
  expect(
    startsOf(
      '@rust',
      drawn(SQUARE, [
        [30, 40],
        [60, 50],
      ]),
    ),
  ).toHaveLength(2);
});
