import { bothSides, mirror, smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf } from './coats';
import type { Coat, CoatName } from './coats';
import { eye } from './eye';
import type { Look } from './eye';
import { markings } from './face-markings';

export interface Face extends Look {
  readonly coat: CoatName;
  readonly whiskers?: Swatch | 'none';
}

/** Half of the head from the brow to the chin; the ears poke out, the cheeks have ruffs. */
const HALF: Points = [
  [0, -74],
  [16, -75],
  [30, -84],
  [80, -146, 'c'],
  [96, -104],
  [106, -60],
  [115, -22],
  [120, 8],
  [133, 40, 'c'],
  [116, 46],
  [119, 68, 'c'],
  [98, 72],
  [92, 90, 'c'],
  [60, 97],
  [25, 107],
  [0, 109],
];
const OUTLINE = smooth(mirror(HALF));

/** A cat's head from the front, about 240 wide, its origin in the middle of the face. */
export function head(face: Face): Svg {
  const coat = coatOf(face.coat);
  return [
    shape(OUTLINE, coat.base),
    clipTo(OUTLINE, markings(coat) + (coat.dark || coat.base === '@paper' ? '' : shadedCheek)),
    ears(coat),
    bothSides((side) => eye(side, coat, face)),
    nose(coat),
    face.whiskers === 'none' ? '' : whiskers(face.whiskers ?? coat.whisker),
    coat.dark ? cheekCuts(coat) : '',
  ].join('');
}

const shadedCheek = shape(
  smooth([
    [86, -170],
    [92, -90],
    [100, -40],
    [103, 6],
    [98, 52],
    [72, 84],
    [30, 101],
    [8, 108],
    [20, 140],
    [170, 140],
    [170, -170],
  ]),
  '@tint',
);

function ears(coat: Coat): Svg {
  const hair = coat.dark ? '@paper' : coat.light === '@pale' ? '@paper' : coat.light;
  return bothSides((x) => {
    const inner = smooth([
      [44 * x, -84],
      [77 * x, -126, 'c'],
      [92 * x, -66],
      [72 * x, -64],
    ]);
    const hairs = [0, 9, 18].map((q) =>
      gouge(
        [(48 + q) * x, -60],
        [(56 + q * 1.05) * x, -84],
        [(68 + q * 0.8) * x, -108 + q * 0.8],
        7 - q / 9,
        hair,
        'far end',
      ),
    );
    return shape(inner, coat.ear) + hairs.join('');
  });
}

function nose(coat: Coat): Svg {
  const onNight = coat.dark && coat.marking === 'plain';
  const drawn: Swatch = onNight ? '@paper' : '@key';
  const leather = smooth([
    [-17, 36],
    [0, 32],
    [17, 36],
    [11, 46],
    [0, 54],
    [-11, 46],
  ]);
  return [
    coat.dark ? '' : bothSides((x) => gouge([13 * x, -14], [9 * x, 12], [13 * x, 32], 3.4, '@key')),
    shape(leather, '@brick'),
    onNight ? '' : gouge([-18, 36], [0, 29], [18, 36], 3, '@key'),
    gouge([0, 53], [0, 60], [0, 66], 4, drawn),
    bothSides((x) => gouge([0, 64], [12 * x, 80], [32 * x, 68], 5.5, drawn)),
    gouge([-9, 90], [0, 94], [9, 90], 3.5, drawn),
    bothSides((x) => WHISKER_DOTS.map(([dx, dy]) => circle(dx * x, dy, 2, drawn)).join('')),
  ].join('');
}

const WHISKER_DOTS: Points = [
  [20, 58],
  [30, 54],
  [29, 65],
  [40, 60],
];

function whiskers(color: Swatch): Svg {
  return bothSides((x) =>
    [
      gouge([54 * x, 52], [100 * x, 30], [158 * x, 34], 4.4, color, 'far end'),
      gouge([56 * x, 60], [110 * x, 52], [170 * x, 62], 4.4, color, 'far end'),
      gouge([54 * x, 68], [100 * x, 78], [152 * x, 94], 4.4, color, 'far end'),
      gouge([40 * x, -28], [56 * x, -70], [92 * x, -96], 3, color, 'far end'),
    ].join(''),
  );
}

function cheekCuts(coat: Coat): Svg {
  return bothSides((x) => {
    const cut = (a: Point, bend: Point, b: Point, width: number): Svg =>
      gouge([a[0] * x, a[1]], [bend[0] * x, bend[1]], [b[0] * x, b[1]], width, coat.light, 'far end');
    return [
      cut([100, 6], [92, 28], [112, 40], 4),
      cut([90, 30], [84, 50], [102, 64], 4),
      cut([76, 52], [70, 70], [82, 84], 4),
      cut([30, -62], [38, -50], [52, -46], 3.2),
      cut([8, -62], [12, -44], [8, -30], 3),
    ].join('');
  });
}
