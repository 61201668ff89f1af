import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

const EDGE = { color: '@key', width: 5 } as const;
const SHIRT = smooth([
  [-50, 0, 'c'],
  [50, 0, 'c'],
  [112, 40, 'c'],
  [92, 84, 'c'],
  [56, 66, 'c'],
  [60, 190, 'c'],
  [-56, 196, 'c'],
  [-56, 66, 'c'],
  [-92, 84, 'c'],
  [-112, 40, 'c'],
]);
const LONG_JOHNS = smooth([
  [-60, 0, 'c'],
  [60, 0, 'c'],
  [66, 100],
  [58, 230, 'c'],
  [16, 230, 'c'],
  [2, 90, 'c'],
  [-18, 230, 'c'],
  [-60, 226, 'c'],
  [-66, 100],
]);
const BED_SHEET = smooth([
  [-110, 0, 'c'],
  [110, 0, 'c'],
  [104, 90],
  [116, 190, 'c'],
  [40, 176],
  [-40, 194],
  [-112, 180, 'c'],
  [-104, 90],
]);

const cloth = (outline: string, color: Swatch, folds: readonly number[]): Svg =>
  shape(outline, color, EDGE) +
  clipTo(outline, shape('M30 -10Q60 100 40 260H140V-10Z', '@shade')) +
  folds.map((x) => gouge([x, 30], [x + 8, 80], [x, 140], 5, '@key')).join('');

/** A shirt on a line, 224 wide and 196 long, its origin where it hangs. */
export const shirt = (color: Swatch): Svg => cloth(SHIRT, color, [-20]);

/** A bed sheet, 230 wide and 194 long, its origin where it hangs. */
export const bedSheet = (color: Swatch): Svg => cloth(BED_SHEET, color, [-60, -10]);

/** Long johns, cut for somebody with a tail: 132 wide and 230 long, the origin where they hang. */
export const longJohns = (color: Swatch): Svg => cloth(LONG_JOHNS, color, [-34, 30]) + circle(0, 56, 11, '@key');

/** A sock, 76 wide and 120 long, its origin where it hangs. */
export const sock = (color: Swatch, band: Swatch): Svg =>
  shape('M-18 0H20V76Q58 84 58 104Q52 122 22 118Q-18 114 -18 84Z', color, EDGE) + rect(-16, 14, 34, 15, band);

/** A clothespin at the origin. */
export const clothespin = (): Svg => rect(-5, -14, 10, 30, '@tan', { color: '@key', width: 3 });
