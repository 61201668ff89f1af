import { bothSides, mirror, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Turn } from './aspect';
import type { Coat } from './coats';
import { tortoiseshellFace } from './tortoiseshell';
import { turned } from './view';

/** Draws what a face has besides its ground color. The caller clips it to the head. */
export function markings(coat: Coat, turn: Turn): Svg {
  const patch = (points: Points, color: Swatch): Svg => shape(smooth(turned(points, turn)), color);
  switch (coat.marking) {
    case 'plain':
      return '';
    case 'bib':
      return patch(mirror(BLAZE), '@paper');
    case 'patches':
      return patch(NIGHT_PATCH, '@night') + patch(GINGER_PATCH, '@ginger');
    case 'torn':
      return tortoiseshellFace(coat, turn);
    case 'points':
      return mask(coat.point ?? '@umber', turn);
    case 'muzzle':
      return paleMuzzle(coat.light, turn);
    case 'tabby':
      return tabbyFace(coat.stripe ?? '@key', turn) + paleMuzzle(coat.light, turn);
  }
}

const BLAZE: Points = [
  [0, -30, 'c'],
  [8, 4],
  [22, 34],
  [58, 48],
  [70, 74],
  [50, 100],
  [0, 116],
];
const NIGHT_PATCH: Points = [
  [-4, -90],
  [-10, -30],
  [-22, -4],
  [-20, 24],
  [-60, 34],
  [-96, 20],
  [-140, 30],
  [-140, -170],
  [-40, -170],
];
const GINGER_PATCH: Points = [
  [10, -90],
  [16, -40],
  [22, -10],
  [58, 28],
  [90, 30],
  [140, 40],
  [140, -170],
  [40, -170],
];
/** The mask covers the nose, the eyes up to the brow, and the muzzle; the cheeks stay pale. */
const MASK: Points = [
  [0, -58],
  [16, -54],
  [40, -44],
  [66, -34],
  [84, -16],
  [88, 6],
  [78, 28],
  [60, 46],
  [58, 70],
  [46, 92],
  [28, 108],
  [0, 126],
];
/** Strokes lead from the mask up to the ears. Without them it looks tied on; with strokes all around, like a burr. */
const TRACINGS: readonly (readonly [from: Point, to: Point, width: number])[] = [
  [[24, -44], [58, -92], 22],
  [[6, -50], [13, -80], 12],
];
function mask(point: Swatch, turn: Turn): Svg {
  const stroke = (x: number, [[fromX, fromY], [toX, toY], width]: (typeof TRACINGS)[number]): Svg => {
    const middle: Point = [((fromX + toX) / 2) * x, (fromY + toY) / 2 - 4];
    return gouge(turn([fromX * x, fromY]), turn(middle), turn([toX * x, toY]), width, point, 'far end');
  };
  const tracings = bothSides((x) => TRACINGS.map((one) => stroke(x, one)).join(''));
  return shape(smooth(turned(mirror(MASK), turn)), point) + tracings;
}

/** Draws the "M" on the brow and the stripes that point at the muzzle. */
function tabbyFace(stripe: Swatch, turn: Turn): Svg {
  const side = (x: -1 | 1): Svg => {
    const at = (point: Point): Point => turn([point[0] * x, point[1]]);
    const cut = (a: Point, bend: Point, b: Point, width: number): Svg => gouge(at(a), at(bend), at(b), width, stripe);
    const cheek = (a: Point, bend: Point, b: Point, width: number): Svg =>
      gouge(at(a), at(bend), at(b), width, stripe, 'far end');
    return [
      cut([5, -74], [7, -56], [3, -30], 7),
      cut([20, -76], [26, -56], [18, -34], 9),
      cut([36, -74], [44, -56], [36, -32], 8),
      cut([18, -36], [30, -50], [36, -34], 6),
      cut([62, -60], [78, -54], [94, -30], 7),
      cheek([126, -8], [92, -12], [76, -8], 9),
      cheek([130, 18], [96, 20], [72, 8], 10),
      cheek([130, 48], [100, 46], [74, 30], 10),
      cheek([112, 76], [92, 68], [72, 54], 8),
    ].join('');
  };
  return bothSides(side) + gouge(turn([0, -28]), turn([2, -10]), turn([0, 12]), 6, stripe);
}

const MUZZLE: Points = [
  [0, 34],
  [14, 36],
  [34, 42],
  [50, 60],
  [42, 82],
  [24, 98],
  [0, 110],
];
const BROW: Points = [
  [20, -12],
  [34, -26],
  [56, -28],
  [62, -20],
  [44, -18],
  [24, -4],
];

function paleMuzzle(light: Swatch, turn: Turn): Svg {
  const brow = (x: -1 | 1): Svg => shape(smooth(BROW.map(([bx, y]) => turn([bx * x, y]))), light);
  return shape(smooth(turned(mirror(MUZZLE), turn)), light) + bothSides(brow);
}
