// Measures lines on a flat plane: a drawn map, or a district in units of its plane. All functions are pure.

import { RADIANS } from './coordinates';

type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Direction of the line at this spot, in degrees; 0 points right, 90 down. */
  readonly turn: number;
}

/** Returns the direction of a vector in degrees; 0 points right, 90 down. */
export const degrees = (dx: number, dy: number): number => Math.atan2(dy, dx) / RADIANS;

/** Returns a vector turned clockwise by `by` degrees, with its length multiplied by `factor`. */
export function turned([x, y]: Point, by: number, factor = 1): Point {
  const angle = by * RADIANS;
  const [sin, cos] = [Math.sin(angle) * factor, Math.cos(angle) * factor];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Returns the straight segments of a line, each with its two ends. */
export const segmentsOf = (line: Line): readonly (readonly [Point, Point])[] =>
  line.slice(1).flatMap((to, i) => {
    const from = line[i];
    return from ? [[from, to] as const] : [];
  });

/** Returns the length of a line in units of the plane; 0 for fewer than two points. */
export const lengthOf = (line: Line): number =>
  segmentsOf(line).reduce((sum, [from, to]) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);

/** Returns the spot of a line that is nearest to a point. */
export function nearestSpot(line: Line, [px, py]: Point): Spot & { readonly distance: number } {
  const spots = segmentsOf(line).map(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    const [x, y] = [ax + dx * t, ay + dy * t];
    return { x, y, turn: degrees(dx, dy), distance: Math.hypot(px - x, py - y) };
  });
  return spots.reduce((best, spot) => (spot.distance < best.distance ? spot : best));
}

/**
 * Returns spots at even steps along a line, the first half a step from its start, each with the index
 * of its segment.
 */
export function spotsAlong(line: Line, step: number): readonly (Spot & { readonly index: number })[] {
  const spots: (Spot & { readonly index: number })[] = [];
  let next = step / 2;
  let walked = 0;
  line.forEach(([bx, by], i) => {
    const [ax, ay] = line[i - 1] ?? [bx, by];
    const length = Math.hypot(bx - ax, by - ay);
    for (; next <= walked + length; next += step) {
      const t = (next - walked) / length;
      spots.push({ x: ax + (bx - ax) * t, y: ay + (by - ay) * t, turn: degrees(bx - ax, by - ay), index: i - 1 });
    }
    walked += length;
  });
  return spots;
}
