import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import type { Random } from '../noise';
import { line, polygon, repeat } from '../svg';
import type { Svg } from '../svg';

interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** How the wall between its cornice and its shops is put together. */
export type Order = 'pilasters' | 'bands' | 'pairs';

interface Facade {
  readonly near: Edge;
  readonly far: Edge;
  readonly wall: Swatch;
  readonly trim: Swatch;
  readonly order: Order;
  readonly columns: number;
  readonly floors: number;
  readonly random: Random;
}

/** Where the wall of windows begins and ends, as shares of the height. */
const ATTIC = 0.08;
const SHOPS = 0.86;

/** Columns crowd together with distance, and end with the wall. */
const recede = (share: number): number => 1 - Math.max(0, 1 - share) ** 1.35;

/** The side of a street in perspective: shops, a wall of windows, an arcade under the cornice. */
export function facade({ near, far, wall, trim, order, columns, floors, random }: Facade): Svg {
  const at = (across: number, down: number): Point => {
    const t = recede(across);
    const top = near.top + (far.top - near.top) * t;
    const bottom = near.bottom + (far.bottom - near.bottom) * t;
    return [near.x + (far.x - near.x) * t, top + (bottom - top) * down];
  };
  const quad = (a: number, b: number, c: number, d: number, fill: Swatch): Svg =>
    polygon([at(a, c), at(b, c), at(b, d), at(a, d)], fill);
  const ledge = (down: number, width: number): Svg => {
    const [x1, y1] = at(0, down);
    const [x2, y2] = at(1, down);
    return line(x1, y1, x2, y2, '@key', width);
  };
  const dark: Swatch = wall === '@deep' ? '@night' : '@deep';
  const glass = (): Swatch => (random() < 0.4 ? '@mustard' : dark);
  const storey = (SHOPS - ATTIC) / floors;

  const opening = (left: number, right: number, top: number, bottom: number): Svg => {
    const height = bottom - top;
    return (
      quad(left, right, top, bottom, glass()) + quad(left - 0.012, right + 0.012, bottom, bottom + height * 0.13, trim)
    );
  };
  /** The top floor is an arcade: the corners of each opening are cut off. */
  const arched = (left: number, right: number, top: number, bottom: number): Svg => {
    const slope = (bottom - top) * 0.34;
    const middle = (left + right) / 2;
    return polygon(
      [at(left, bottom), at(left, top + slope), at(middle, top), at(right, top + slope), at(right, bottom)],
      glass(),
    );
  };
  const window = (i: number): Svg => {
    const column = i % columns;
    const floor = Math.floor(i / columns);
    const [left, right] = [column / columns, (column + 1) / columns];
    const inset = (right - left) * 0.24;
    const top = ATTIC + (floor + 0.2) * storey;
    const bottom = ATTIC + (floor + 0.78) * storey;
    if (floor === 0) return arched(left + inset, right - inset, top - storey * 0.06, bottom);
    if (order !== 'pairs') return opening(left + inset, right - inset, top, bottom);
    const middle = (left + right) / 2;
    return (
      opening(left + inset * 0.7, middle - inset * 0.2, top, bottom) +
      opening(middle + inset * 0.2, right - inset * 0.7, top, bottom)
    );
  };
  const pilaster = (i: number): Svg => quad(i / columns - 0.018, i / columns + 0.018, ATTIC + storey, SHOPS, trim);
  const band = (i: number): Svg =>
    quad(0, 1, ATTIC + (i * 2 + 1) * storey - 0.006, ATTIC + (i * 2 + 1) * storey + 0.01, trim);
  const shop = (i: number): Svg =>
    quad((i + 0.14) / columns, (i + 0.86) / columns, SHOPS + 0.035, 0.985, i % 2 === 0 ? '@mustard' : '@night') +
    quad((i + 0.06) / columns, (i + 0.94) / columns, SHOPS + 0.015, SHOPS + 0.045, i % 2 === 0 ? '@brick' : trim);
  const bracket = (i: number): Svg =>
    quad((i + 0.3) / (columns * 3), (i + 0.7) / (columns * 3), 0.035, 0.062, '@night');

  return [
    quad(0, 1, 0, 1, wall),
    order === 'pilasters' ? repeat(columns + 1, pilaster) : '',
    order === 'bands' ? repeat(floors / 2, band) : '',
    repeat(columns * floors, window),
    quad(0, 1, SHOPS, SHOPS + 0.012, trim),
    repeat(columns, shop),
    quad(0, 1, 0, 0.038, '@night'),
    quad(0, 1, 0.008, 0.02, trim),
    repeat(columns * 3, bracket),
    ledge(ATTIC + storey, 4),
    ledge(SHOPS, 5),
    ledge(1, 10),
  ].join('');
}
