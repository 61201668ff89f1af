import { tube } from '../geometry';
import type { Point } from '../geometry';
import { place, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** The arcs the water takes: how high they rise and how far they reach. */
const ARCS: readonly (readonly [rise: number, reach: number])[] = [
  [390, 1130],
  [330, 990],
  [250, 860],
  [170, 700],
  [90, 520],
];
/** How far below the nozzle the street lies. */
const FALL = 170;

/** A place on an arc, and the way the water goes there. */
function along([rise, reach]: (typeof ARCS)[number], t: number): { x: number; y: number; turn: number } {
  const lift = 4 * rise;
  return {
    x: reach * t,
    y: FALL * t * t - lift * t * (1 - t),
    turn: (Math.atan2(-lift * (1 - 2 * t) + 2 * FALL * t, reach) * 180) / Math.PI,
  };
}

/** The streams of an open hydrant, before they break up; the origin is the nozzle. */
export const hydrantJet = (): Svg =>
  ARCS.map((arc, i) => {
    const points = Array.from({ length: 9 }, (_, k): Point => {
      const { x, y } = along(arc, (k / 8) * 0.34);
      return [x, y];
    });
    return shape(tube(points, 46 - i * 5, 14).outline, '@verdigris') + shape(tube(points, 12, 4).outline, '@paper');
  }).join('');

/** The same arcs in drops, that grow apart as they fall. */
export const hydrantDrops = (): Svg =>
  ARCS.map((arc, i) =>
    repeat(11 - i, (k) => {
      const t = 0.39 + (k / (11 - i)) * 0.62;
      const { x, y, turn } = along(arc, t);
      return place(drop(), { x, y: y + ((k * 37 + i * 23) % 5) * 7 - 14, turn, scale: 1.3 - t * 0.4 });
    }),
  ).join('');

/** A drop that flies to the right. */
const drop = (): Svg =>
  shape('M-44 0Q-10 -13 14 -13Q30 -10 30 0Q30 10 14 13Q-10 13 -44 0Z', '@verdigris', { color: '@paper', width: 4 });
