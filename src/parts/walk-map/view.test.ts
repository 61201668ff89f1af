import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apart,
  betweenViews,
  clamp,
  drag,
  fit,
  matrixOf,
  onPlane,
  onScreen,
  pinch,
  spread,
  wrapTurn,
  zoom,
} from './view';
import type { Limits, Point, View } from './view';

const BOX = { width: 390, height: 410 };
const LIMITS: Limits = { min: [-900, -900], max: [900, 900], scale: [0.1, 2] };
const VIEW: View = { x: 40, y: -30, scale: 0.8, turn: 25 };

const near = (found: Point, expected: Point, digits = 6): void => {
  expect(found[0]).toBeCloseTo(expected[0], digits);
  expect(found[1]).toBeCloseTo(expected[1], digits);
};
const numbers = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const points = fc.tuple(numbers(0, 390), numbers(0, 410));
const views = fc.record({
  x: numbers(-900, 900),
  y: numbers(-900, 900),
  scale: numbers(0.1, 2),
  turn: numbers(-179, 180),
});

describe('a view', () => {
  it('has its own point in the middle of the box', () => {
    near(onScreen(VIEW, BOX, [40, -30]), [195, 205]);
  });

  it('turns clockwise: what was above is to the right', () => {
    near(onScreen({ x: 0, y: 0, scale: 2, turn: 90 }, BOX, [0, -10]), [215, 205]);
  });

  it('finds the way back from the screen', () => {
    fc.assert(fc.property(views, points, (view, at) => near(onScreen(view, BOX, onPlane(view, BOX, at)), at)));
  });

  it('is one matrix, which does what onScreen says', () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrixOf(VIEW, BOX)
      .slice('matrix('.length, -1)
      .split(',')
      .map(Number);
    near([a * 100 + c * 50 + e, b * 100 + d * 50 + f], onScreen(VIEW, BOX, [100, 50]), 2);
  });
});

describe('fingers', () => {
  it('keep under them what they hold: one finger', () => {
    fc.assert(
      fc.property(views, points, points, (view, from, to) =>
        near(onScreen(drag(view, BOX, from, to), BOX, onPlane(view, BOX, from)), to),
      ),
    );
  });

  it('keep between them what they hold: two fingers that come apart and turn', () => {
    const before = [
      [100, 200],
      [200, 200],
    ] as const;
    const after = [
      [150, 100],
      [150, 250],
    ] as const;
    const next = pinch(VIEW, BOX, LIMITS, before, after, true);
    expect(next.scale).toBeCloseTo(0.8 * 1.5);
    expect(next.turn).toBeCloseTo(115);
    near(onScreen(next, BOX, onPlane(VIEW, BOX, before[0])), after[0]);
    near(onScreen(next, BOX, onPlane(VIEW, BOX, before[1])), after[1]);
  });

  it('do not turn the map unless they may', () => {
    const next = pinch(
      VIEW,
      BOX,
      LIMITS,
      [
        [100, 200],
        [200, 200],
      ],
      [
        [150, 100],
        [150, 250],
      ],
      false,
    );
    expect(next.turn).toBe(25);
  });

  it('say nothing when they lie on one spot', () => {
    expect(
      spread(
        [
          [5, 5],
          [5, 5],
        ],
        [
          [0, 0],
          [9, 9],
        ],
      ),
    ).toEqual({ factor: 1, turn: 0 });
  });

  it('bring the map no nearer than its limit, and leave the spot where it is', () => {
    const next = zoom(VIEW, BOX, [10, 10], 100, LIMITS);
    expect(next.scale).toBe(2);
    near(onScreen(next, BOX, onPlane(VIEW, BOX, [10, 10])), [10, 10]);
  });
});

describe('fit', () => {
  const corners: readonly Point[] = [
    [-100, -20],
    [300, 60],
    [120, 240],
  ];
  const padding = { top: 40, right: 104, bottom: 40, left: 34 };

  it.each([0, 25, -70, 180])('shows all points inside the padding, and as near as can be, at a turn of %i', (turn) => {
    const view = fit(corners, BOX, padding, [0.01, 50], turn);
    const seen = corners.map((corner) => onScreen(view, BOX, corner));
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const slack = [Math.min(...xs) - 34, 390 - 104 - Math.max(...xs), Math.min(...ys) - 40, 410 - 40 - Math.max(...ys)];
    expect(Math.min(...slack)).toBeCloseTo(0);
    expect(Math.min(...slack)).toBeGreaterThan(-1e-6);
    expect(slack[0]).toBeCloseTo(slack[1] ?? NaN);
    expect(slack[2]).toBeCloseTo(slack[3] ?? NaN);
  });

  it('takes a single point, and a box without room', () => {
    expect(fit([[7, 8]], BOX, { top: 0, right: 0, bottom: 0, left: 0 }, [0.1, 2]).scale).toBe(2);
    const none = fit(corners, { width: 0, height: 0 }, padding, [0.1, 2]);
    expect([none.x, none.y, none.scale].every(Number.isFinite)).toBe(true);
  });
});

it('keeps a view within its limits', () => {
  expect(clamp({ x: 5000, y: -5000, scale: 9, turn: 90 }, LIMITS)).toEqual({ x: 900, y: -900, scale: 2, turn: 90 });
});

it('goes from one view to another the shorter way round', () => {
  const to = { ...VIEW, scale: 0.2, turn: -170 };
  expect(betweenViews({ ...VIEW, turn: 170 }, to, 0.5)).toEqual({
    ...VIEW,
    scale: expect.closeTo(0.4) as number,
    turn: 180,
  });
  expect(betweenViews(VIEW, to, 1)).toEqual({
    ...to,
    scale: expect.closeTo(0.2) as number,
    turn: expect.closeTo(-170) as number,
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

describe('marks that would lie on each other', () => {
  const least = (marks: readonly Point[]): number =>
    Math.min(...marks.flatMap((a, i) => marks.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))));

  it('come apart, also from one spot', () => {
    expect(
      least(
        apart(
          [
            [0, 0],
            [0, 0],
            [10, 0],
            [300, 0],
          ],
          46,
        ),
      ),
    ).toBeGreaterThan(40);
  });

  it('stay where they are when there is room', () => {
    const marks: readonly Point[] = [
      [0, 0],
      [50, 0],
      [0, 47],
    ];
    expect(apart(marks, 46)).toEqual(marks);
  });
});
