// The place of the map in its box: pure functions over units of the plane and pixels. src/geography/walk-map.ts defines
// the plane; in a box, points are measured from its middle.

import { turned } from '../../geography/lines';

/** A point of the plane, or of the box in pixels. */
export type Point = readonly [x: number, y: number];

export interface View {
  /** The point of the plane in the middle of the box. */
  readonly x: number;
  readonly y: number;
  /** Pixels per unit of the plane. */
  readonly scale: number;
  /** Degrees, clockwise, by which the plane is rotated in the box. */
  readonly turn: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Pixels kept free at the edges of the box. */
export type Padding = readonly [top: number, right: number, bottom: number, left: number];

export const MIDDLE: Point = [0, 0];

/** A turn from -180 (not included) to 180 degrees. */
export const wrapTurn = (degrees: number): number => 180 - ((((180 - degrees) % 360) + 360) % 360);

/** Returns where a view shows a point of the plane: a point of the box, in pixels from its middle. */
export const onScreen = ({ x, y, scale, turn }: View, [px, py]: Point): Point => turned([px - x, py - y], turn, scale);

/** Returns the point of the plane that a view shows at a point of the box, the inverse of `onScreen`. */
export function onPlane({ x, y, scale, turn }: View, at: Point): Point {
  const [dx, dy] = turned(at, -turn, 1 / scale);
  return [x + dx, y + dy];
}

/** The CSS transform of the one SVG group that is moved. */
export const transformOf = ({ x, y, scale, turn }: View): string =>
  `translate(50%,50%)rotate(${turn}deg)scale(${scale})translate(${-x}px,${-y}px)`;

/** The view after moving the point `from` of the box to `to`, zoomed by `factor` and rotated by `turn` degrees. */
export function moved(view: View, from: Point, to: Point, factor = 1, turn = 0): View {
  const [px, py] = onPlane(view, from);
  const next = { x: 0, y: 0, scale: view.scale * factor, turn: view.turn + turn };
  const [dx, dy] = onPlane(next, to);
  return { ...next, x: px - dx, y: py - dy };
}

/** The corners of the upright rectangle around points: the least and the greatest coordinates. */
export function around(points: readonly Point[]): readonly [least: Point, most: Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** The largest view, up to the scale `most`, that shows all points inside the padding at a rotation. */
export function fit(
  points: readonly Point[],
  { width, height }: Box,
  [top, right, bottom, left]: Padding,
  most: number,
  turn = 0,
): View {
  const [min, max] = around(points.map((point) => turned(point, turn)));
  const [wide, high] = [Math.max(width - left - right, 1), Math.max(height - top - bottom, 1)];
  const scale = Math.min(most, wide / (max[0] - min[0]), high / (max[1] - min[1]));
  const middle: Point = [
    (min[0] + max[0]) / 2 + (right - left) / 2 / scale,
    (min[1] + max[1]) / 2 + (bottom - top) / 2 / scale,
  ];
  const [x, y] = turned(middle, -turn);
  return { x, y, scale, turn };
}
