import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { line } from '../svg';
import type { Svg } from '../svg';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Direction of the line at this spot, in degrees; 0 points right, 90 down. */
  readonly turn: number;
}

const degrees = (dx: number, dy: number): number => (Math.atan2(dy, dx) * 180) / Math.PI;

/** The path of an open line with true corners, rounded to tenths of a unit. */
export const pathOf = (points: Points): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const round = (value: number): number => Math.round(value * 10) / 10;

const pairs = (points: Points): readonly (readonly [Point, Point])[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i];
    return from ? [[from, to] as const] : [];
  });

/** A line with square ends. */
export const band = (points: Points, color: Swatch, width: number): Svg =>
  pairs(points)
    .map(([from, to]) => line(from[0], from[1], to[0], to[1], color, width))
    .join('');

/** Length in units of the page; of fewer than two points it is 0. */
export const lengthOf = (points: Points): number =>
  pairs(points).reduce((sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);

/** The spot of a line that is nearest to a point. */
export function nearestSpot(points: Points, [px, py]: Point): Spot & { readonly distance: number } {
  const spots = pairs(points).map(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    const [x, y] = [ax + dx * t, ay + dy * t];
    return { x, y, turn: degrees(dx, dy), distance: Math.hypot(px - x, py - y) };
  });
  return spots.reduce((best, spot) => (spot.distance < best.distance ? spot : best));
}

/** Spots at even steps along a line, half a step from its ends. */
export function spotsAlong(points: Points, step: number): readonly Spot[] {
  const spots: Spot[] = [];
  let next = step / 2;
  let walked = 0;
  for (const [[ax, ay], [bx, by]] of pairs(points)) {
    const length = Math.hypot(bx - ax, by - ay);
    for (; next <= walked + length; next += step) {
      const t = (next - walked) / length;
      spots.push({ x: ax + (bx - ax) * t, y: ay + (by - ay) * t, turn: degrees(bx - ax, by - ay) });
    }
    walked += length;
  }
  return spots;
}
