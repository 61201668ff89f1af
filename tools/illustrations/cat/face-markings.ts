import { bothSides, mirror, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';
import { tornPatch } from './fur';
import { turned } from './view';
import type { Turn } from './view';

/** What lies on a face besides its ground color; to be clipped to the head. */
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
      return TORN.map((points, i) => tornPatch(turned(points, turn), i)).join('');
    case 'points':
      return patch(mirror(MASK), coat.point ?? '@umber');
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
const MASK: Points = [
  [0, -50],
  [16, -28],
  [44, -36],
  [72, -24],
  [82, 4],
  [64, 30],
  [58, 54],
  [54, 80],
  [34, 110],
  [0, 126],
];
/** Half a flame from brow to nose, a cheek, a chin, the base of an ear. */
const TORN: readonly Points[] = [
  [
    [2, -96],
    [4, -40],
    [3, 30],
    [14, 26],
    [16, -6],
    [34, -26],
    [74, -34],
    [64, -60],
    [40, -96],
  ],
  [
    [-70, 34],
    [-46, 44],
    [-44, 66],
    [-66, 92],
    [-110, 108],
    [-140, 60],
    [-104, 44],
  ],
  [
    [-36, -96],
    [-30, -62],
    [-52, -40],
    [-66, -62],
    [-78, -96],
  ],
  [
    [86, 44],
    [70, 62],
    [84, 84],
    [130, 100],
    [140, 40],
  ],
  [
    [4, 98],
    [-2, 88],
    [12, 84],
    [26, 92],
    [34, 120],
    [0, 124],
  ],
];

/** The "M" on the brow and the stripes that point at the muzzle. */
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
