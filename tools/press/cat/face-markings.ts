import { bothSides, mirror, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';

/** What lies on a face besides its ground color; to be clipped to the head. */
export function markings(coat: Coat): Svg {
  switch (coat.marking) {
    case 'plain':
      return '';
    case 'bib':
      return shape(smooth(mirror(BLAZE)), '@paper');
    case 'patches':
      return shape(smooth(NIGHT_PATCH), '@night') + shape(smooth(GINGER_PATCH), '@ginger');
    case 'tabby':
      return tabbyFace(coat.stripe ?? '@key') + paleMuzzle(coat.light);
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

/** The "M" on the brow and the stripes that point at the muzzle. */
function tabbyFace(stripe: Swatch): Svg {
  const side = (x: -1 | 1): Svg => {
    const cut = (a: Point, bend: Point, b: Point, width: number): Svg =>
      gouge([a[0] * x, a[1]], [bend[0] * x, bend[1]], [b[0] * x, b[1]], width, stripe);
    const cheek = (a: Point, bend: Point, b: Point, width: number): Svg =>
      gouge([a[0] * x, a[1]], [bend[0] * x, bend[1]], [b[0] * x, b[1]], width, stripe, 'far end');
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
  return bothSides(side) + gouge([0, -28], [2, -10], [0, 12], 6, stripe);
}

function paleMuzzle(light: Swatch): Svg {
  const muzzle: Points = [
    [0, 34],
    [14, 36],
    [34, 42],
    [50, 60],
    [42, 82],
    [24, 98],
    [0, 110],
  ];
  const brow = (x: -1 | 1): Svg =>
    shape(
      smooth([
        [20 * x, -12],
        [34 * x, -26],
        [56 * x, -28],
        [62 * x, -20],
        [44 * x, -18],
        [24 * x, -4],
      ]),
      light,
    );
  return shape(smooth(mirror(muzzle)), light) + bothSides(brow);
}
