import { bothSides, mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf } from './coats';
import type { CoatName } from './coats';

const OUTLINE = smooth([
  [-66, 40],
  [-78, 84],
  [-104, 130],
  [-136, 190],
  [-150, 300],
  [-150, 420],
  [150, 420],
  [150, 300],
  [136, 190],
  [104, 130],
  [78, 84],
  [66, 40],
]);
const BIB: Points = [
  [0, 300, 'c'],
  [34, 260],
  [64, 190],
  [74, 120],
  [60, 60],
  [0, 50],
];
/** Uneven on purpose: even cuts under a collar look like a knitted neck. */
const CHIN = [-7, -5.4, -4.1, -2.2, -0.8, 1.1, 2.6, 3.7, 5.6, 7];
const CHEST: Points = [
  [-40, 150],
  [-16, 176],
  [12, 152],
  [38, 170],
  [-26, 214],
  [2, 222],
  [28, 210],
  [-8, 262],
  [14, 270],
];

/** Neck and shoulders below `head`, at the same origin. */
export function bust(name: CoatName): Svg {
  const coat = coatOf(name);
  const bib = coat.marking === 'bib';
  const chin: Swatch = bib ? '@key' : coat.dark ? '@slate' : coat.far;
  const chest: Swatch = bib ? '@key' : coat.dark ? '@paper' : coat.far;
  const stripe = coat.stripe;
  return (
    shape(OUTLINE, coat.base) +
    clipTo(
      OUTLINE,
      [
        bib ? shape(smooth(mirror(BIB)), '@paper') : '',
        stripe ? flankStripes(stripe) : '',
        coat.dark ? '' : shape('M74 60Q124 180 120 430H220V60Z', '@tint'),
        CHIN.map((i) => chinCut(i, chin)).join(''),
        CHEST.map(([x, y]) => gouge([x, y], [x + (x > 0 ? -4 : 4), y + 16], [x * 0.9, y + 30], 5, chest)).join(''),
        coat.dark ? bothSides(shoulderCuts) : '',
      ].join(''),
    )
  );
}

const chinCut = (i: number, color: Swatch): Svg => {
  const x = i * 10.5;
  const up = Math.abs(i);
  return gouge([x, 92 - up * 2.2], [x * 1.02, 116 - up * 2.6], [x * 1.05, 136 - i * i * 0.75], 5.5, color, 'far end');
};

const flankStripes = (color: Swatch): Svg =>
  bothSides((x) =>
    repeat(5, (i) =>
      gouge([160 * x, 150 + i * 42], [110 * x, 138 + i * 44], [66 * x, 170 + i * 44], 13, color, 'far end'),
    ),
  );

const shoulderCuts = (x: -1 | 1): Svg =>
  repeat(4, (i) =>
    gouge(
      [(118 + i * 6) * x, 190 + i * 36],
      [(104 + i * 4) * x, 206 + i * 36],
      [(104 + i * 4) * x, 226 + i * 36],
      5,
      '@paper',
      'far end',
    ),
  );
