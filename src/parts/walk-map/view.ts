// How the map lies in its box: pure functions over plane units and pixels. The plane is that of
// src/geography/walk-map.ts; a box is measured from its upper left corner.

/** A point of the plane, or of the box in pixels. */
export type Point = readonly [x: number, y: number];

export interface View {
  /** The point of the plane in the middle of the box. */
  readonly x: number;
  readonly y: number;
  /** Pixels a unit of the plane. */
  readonly scale: number;
  /** Degrees, clockwise, by which the plane is turned in the box. */
  readonly turn: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Pixels kept free at the edges of the box. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where the middle of a view may lie, and how near and far it may be. */
export interface Limits {
  readonly min: Point;
  readonly max: Point;
  readonly scale: readonly [least: number, most: number];
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The point in the middle of a box. */
export const middleOf = ({ width, height }: Box): Point => [width / 2, height / 2];

/** A turn from -180 (not included) to 180 degrees. */
export const wrapTurn = (degrees: number): number => 180 - ((((180 - degrees) % 360) + 360) % 360);

/** A vector turned clockwise, and made longer by a factor. */
function turned([x, y]: Point, degrees: number, factor = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * factor, Math.cos(angle) * factor];
  return [x * cos - y * sin, x * sin + y * cos];
}

export const onScreen = ({ x, y, scale, turn }: View, { width, height }: Box, [px, py]: Point): Point => {
  const [dx, dy] = turned([px - x, py - y], turn, scale);
  return [width / 2 + dx, height / 2 + dy];
};

export const onPlane = ({ x, y, scale, turn }: View, { width, height }: Box, [sx, sy]: Point): Point => {
  const [dx, dy] = turned([sx - width / 2, sy - height / 2], -turn, 1 / scale);
  return [x + dx, y + dy];
};

/** The transform of the one group that is moved, as CSS has it. */
export function matrixOf(view: View, box: Box): string {
  const [a, b] = turned([1, 0], view.turn, view.scale);
  const [e, f] = onScreen(view, box, [0, 0]);
  return `matrix(${[a, b, -b, a, e, f].map((number) => +number.toFixed(5)).join(',')})`;
}

/** The view in which a point of the plane stands at a point of the box. */
function holding(view: View, { width, height }: Box, [px, py]: Point, [sx, sy]: Point): View {
  const [dx, dy] = turned([sx - width / 2, sy - height / 2], -view.turn, 1 / view.scale);
  return { ...view, x: px - dx, y: py - dy };
}

/** The plane follows the finger. */
export const drag = (view: View, box: Box, from: Point, to: Point): View =>
  holding(view, box, onPlane(view, box, from), to);

/** Nearer by a factor and turned by degrees around a point of the box, which keeps what it shows. */
export const zoom = (
  view: View,
  box: Box,
  at: Point,
  factor: number,
  { scale: [least, most] }: Limits,
  turn = 0,
): View =>
  holding(
    { ...view, scale: between(least, view.scale * factor, most), turn: wrapTurn(view.turn + turn) },
    box,
    onPlane(view, box, at),
    at,
  );

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** By how much two fingers have come apart, and by how many degrees they have turned. */
export function spread(
  [a0, b0]: readonly [Point, Point],
  [a1, b1]: readonly [Point, Point],
): { factor: number; turn: number } {
  const [[x0, y0], [x1, y1]] = [
    [b0[0] - a0[0], b0[1] - a0[1]],
    [b1[0] - a1[0], b1[1] - a1[1]],
  ] as const;
  const apart = Math.hypot(x0, y0);
  // Two fingers on one spot say nothing of a direction.
  if (apart < 1) return { factor: 1, turn: 0 };
  const turn = ((Math.atan2(y1, x1) - Math.atan2(y0, x0)) * 180) / Math.PI;
  return { factor: Math.hypot(x1, y1) / apart, turn: wrapTurn(turn) };
}

/** What lay between two fingers stays between them; `turning`: it is turned with them. */
export function pinch(
  view: View,
  box: Box,
  limits: Limits,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  turning: boolean,
): View {
  const { factor, turn } = spread(before, after);
  const moved = drag(view, box, middle(...before), middle(...after));
  return zoom(moved, box, middle(...after), factor, limits, turning ? turn : 0);
}

/** The nearest view that shows all points inside the padding, at a turn. */
export function fit(
  points: readonly Point[],
  box: Box,
  padding: Padding,
  [least, most]: Limits['scale'],
  turn = 0,
): View {
  const flat = points.map((point) => turned(point, turn));
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = [box.width - padding.left - padding.right, box.height - padding.top - padding.bottom] as const;
  const wanted = Math.min(Math.max(room[0], 1) / (right - left || 1), Math.max(room[1], 1) / (bottom - top || 1));
  const scale = between(least, wanted, most);
  const aside = turned([(padding.right - padding.left) / 2, (padding.bottom - padding.top) / 2], -turn, 1 / scale);
  const [x, y] = turned([(left + right) / 2, (top + bottom) / 2], -turn);
  return { x: x + aside[0], y: y + aside[1], scale, turn };
}

/** The same view, within the limits. */
export const clamp = (view: View, { min, max, scale: [least, most] }: Limits): View => ({
  turn: view.turn,
  x: between(min[0], view.x, max[0]),
  y: between(min[1], view.y, max[1]),
  scale: between(least, view.scale, most),
});

/** A view on the way from one to another, the shorter way round; `share` from 0 to 1. */
export function betweenViews(from: View, to: View, share: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: from.scale * (to.scale / from.scale) ** share,
    turn: wrapTurn(from.turn + wrapTurn(to.turn - from.turn) * share),
  };
}

const ROUNDS = 24;

/**
 * Moves marks apart that would lie on each other: as little as need be, and the same at every turn.
 * @param gap least distance of two middles, in units of the plane
 */
export function apart(points: readonly Point[], gap: number): readonly Point[] {
  let moved = points;
  for (let round = 0; round < ROUNDS; round++) {
    let isFree = true;
    moved = moved.map((a, i) =>
      moved.reduce<Point>(([x, y], b, j) => {
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (i === j || distance >= gap) return [x, y];
        isFree = false;
        // Two on one spot part along the first axis, the earlier to the left.
        const [ux, uy] = distance === 0 ? [Math.sign(i - j), 0] : [(a[0] - b[0]) / distance, (a[1] - b[1]) / distance];
        return [x + (ux * (gap - distance)) / 2, y + (uy * (gap - distance)) / 2];
      }, a),
    );
    if (isFree) break;
  }
  return moved;
}
