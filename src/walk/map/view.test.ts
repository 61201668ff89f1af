import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, moved, onPlane, onScreen, transformOf, wrapTurn } from './view';
import type { Point, View } from './view';

const BOX = { width: 390, height: 410 };
const VIEW: View = { x: 40, y: -30, scale: 0.8, turn: 25 };

const near = (found: Point, expected: Point, digits = 6): void => {
  expect(found[0]).toBeCloseTo(expected[0], digits);
  expect(found[1]).toBeCloseTo(expected[1], digits);
};
const numbers = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const points = fc.tuple(numbers(-195, 195), numbers(-205, 205));
const views = fc.record({
  x: numbers(-900, 900),
  y: numbers(-900, 900),
  scale: numbers(0.1, 2),
  turn: numbers(-179, 180),
});

describe('a view', () => {
  it('has its point in the middle of the box', () => {
    near(onScreen(VIEW, [40, -30]), [0, 0]);
  });

  it('rotates clockwise: the point above comes to the right', () => {
    near(onScreen({ x: 0, y: 0, scale: 2, turn: 90 }, [0, -10]), [20, 0]);
  });

  it('converts points of the screen back to the plane', () => {
    fc.assert(fc.property(views, points, (view, at) => near(onScreen(view, onPlane(view, at)), at)));
  });

  it('is one CSS transform with the steps of onScreen', () => {
    expect(transformOf(VIEW)).toBe('translate(50%,50%)rotate(25deg)scale(0.8)translate(-40px,30px)');
  });
});

describe('moved', () => {
  it('keeps the point under a finger at any zoom and rotation', () => {
    fc.assert(
      fc.property(views, points, points, numbers(0.5, 2), numbers(-90, 90), (view, from, to, factor, turn) =>
        near(onScreen(moved(view, from, to, factor, turn), onPlane(view, from)), to),
      ),
    );
  });

  it('zooms by the factor and rotates by the degrees', () => {
    const next = moved(VIEW, [10, 10], [10, 10], 1.5, 90);
    expect(next.scale).toBeCloseTo(1.2);
    expect(next.turn).toBe(115);
  });
});

describe('fit', () => {
  const corners: readonly Point[] = [
    [-100, -20],
    [300, 60],
    [120, 240],
  ];
  const padding = [40, 104, 40, 34] as const;

  it.each([0, 25, -70, 180])('shows all points inside the padding, and as near as can be, at a turn of %i', (turn) => {
    const view = fit(corners, BOX, padding, 50, turn);
    const seen = corners.map((corner) => onScreen(view, corner));
    const [xs, ys] = [seen.map(([x]) => x + 195), seen.map(([, y]) => y + 205)];
    const slack = [Math.min(...xs) - 34, 390 - 104 - Math.max(...xs), Math.min(...ys) - 40, 410 - 40 - Math.max(...ys)];
    expect(Math.min(...slack)).toBeCloseTo(0);
    expect(Math.min(...slack)).toBeGreaterThan(-1e-6);
    expect(slack[0]).toBeCloseTo(slack[1] ?? NaN);
    expect(slack[2]).toBeCloseTo(slack[3] ?? NaN);
  });

  it('handles a single point, and a box without room', () => {
    expect(fit([[7, 8]], BOX, [0, 0, 0, 0], 2)).toEqual({ x: 7, y: 8, scale: 2, turn: 0 });
    const none = fit(corners, { width: 0, height: 0 }, padding, 2);
    expect([none.x, none.y, none.scale].every(Number.isFinite)).toBe(true);
  });
});

it.each([
  [190, -170],
  [-180, 180],
  [720, 0],
  [-541, 179],
])('reads a turn of %i as one of %i', (turn, expected) => {
  expect(wrapTurn(turn)).toBe(expected);
});
