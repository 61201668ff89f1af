import { smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Turn } from './aspect';

/** The direction in which the hairs at a point lie: a vector of any length but 0. */
export type Nap = (point: Point) => Point;

/** A patch of fur of another color than the coat. */
export interface FurPatch {
  readonly outline: Points;
  /** Where single hairs of a third color begin on the patch. */
  readonly roots?: Points;
}

interface Fur {
  readonly color: Swatch;
  /** The color of the fur around the patch. */
  readonly around: Swatch;
  /** The color of the single hairs. */
  readonly hair: Swatch;
  readonly nap: Nap;
  /** The view of the head, where the patch is on a face. */
  readonly turn?: Turn;
  readonly seed: number;
}

/** How far apart the hairs of an edge begin. */
const SPACING = 11;
/** A hair that lies almost along the edge does not cross it: there the edge is smooth. */
const CROSSES = 0.3;

/**
 * A patch with the edge of fur: where the hairs lie outward they cover the fur around, where they lie inward the fur
 * around covers the patch, and along the hairs the edge is smooth.
 */
export function furPatch({ outline, roots = [] }: FurPatch, fur: Fur): Svg {
  const { color, around, hair, nap, turn = (point) => point, seed } = fur;
  const random = randomFrom(seed);
  const cut = (root: Point, length: number, width: number, of: Swatch): Svg => {
    const [dx, dy] = unit(nap(root));
    const at = (along: number, aside: number): Point =>
      turn([root[0] + dx * along - dy * aside, root[1] + dy * along + dx * aside]);
    return gouge(at(-6, 0), at(length * 0.5, length * 0.06), at(length, 0), width, of, 'far end');
  };
  const edge = edgeOf(outline).map(({ point, outward: [ox, oy] }): Svg => {
    const [dx, dy] = unit(nap(point));
    const across = dx * ox + dy * oy;
    const length = 10 + random() * 16;
    if (Math.abs(across) < CROSSES) return '';
    return cut(point, length, 8.5, across > 0 ? color : around);
  });
  const hairs = roots.map((root) => cut(root, 22 + random() * 12, 6, hair));
  return shape(smooth(outline.map(turn)), color) + edge.join('') + hairs.join('');
}

interface EdgePoint {
  readonly point: Point;
  /** Unit vector that leaves the patch. */
  readonly outward: Point;
}

/** Points along an outline, one after every `SPACING`. */
function edgeOf(outline: Points): readonly EdgePoint[] {
  const next = (i: number): Point => outline[(i + 1) % outline.length] ?? [0, 0];
  const twiceTheArea = outline.reduce((sum, [x, y], i) => sum + x * next(i)[1] - next(i)[0] * y, 0);
  const side = twiceTheArea > 0 ? 1 : -1;
  return outline.flatMap(([x, y], i): EdgePoint[] => {
    const [dx, dy] = [next(i)[0] - x, next(i)[1] - y];
    const [alongX, alongY] = unit([dx, dy]);
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / SPACING));
    return Array.from({ length: count }, (_, k) => ({
      point: [x + (dx * k) / count, y + (dy * k) / count],
      outward: [side * alongY, -side * alongX],
    }));
  });
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
