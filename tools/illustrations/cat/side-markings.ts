import { smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';
import { tortoiseshellPatch } from './tortoiseshell';

const BLAZE: Points = [
  [62, -20, 'c'],
  [58, 12],
  [38, 28],
  [34, 52],
  [10, 66],
  [-10, 90],
  [40, 100],
  [110, 60],
  [110, -10],
];
const NIGHT_PATCH: Points = [
  [-80, -80],
  [30, -80],
  [34, -40],
  [14, -20],
  [10, 8],
  [-20, 24],
  [-60, 14],
  [-90, 20],
];
const CHEEK_PATCH: Points = [
  [-70, 0],
  [-20, -10],
  [6, 20],
  [0, 50],
  [20, 90],
  [-70, 90],
];
const BROW_PATCH: Points = [
  [30, -70],
  [80, -40],
  [70, 6],
  [52, -16],
  [24, -36],
];
const MASK: Points = [
  [30, -46],
  [70, -40],
  [110, 0],
  [100, 60],
  [50, 70],
  [28, 56],
  [22, 20],
  [10, -6],
  [14, -30],
];

/** What lies on the side of the face besides its ground color. */
export function sideMarkings(coat: Coat): Svg {
  const paleMuzzle = shape(
    smooth([
      [52, 12],
      [80, 14],
      [100, 30],
      [80, 70],
      [30, 74],
      [36, 44],
    ]),
    coat.light,
  );
  switch (coat.marking) {
    case 'plain':
      return '';
    case 'muzzle':
      return paleMuzzle;
    case 'tabby':
      return paleMuzzle + tabbyStripes(coat.stripe ?? '@key');
    case 'bib':
      return shape(smooth(BLAZE), '@paper');
    case 'patches':
      return shape(smooth(NIGHT_PATCH), '@night');
    case 'torn':
      return tortoiseshellPatch(coat, CHEEK_PATCH, 3) + tortoiseshellPatch(coat, BROW_PATCH, 4);
    case 'points':
      return shape(smooth(MASK), coat.point ?? '@umber');
  }
}

const tabbyStripes = (stripe: Swatch): Svg =>
  [
    gouge([-60, -30], [-30, -46], [10, -40], 8, stripe),
    gouge([12, -64], [26, -48], [28, -32], 8, stripe),
    gouge([28, -60], [40, -46], [44, -32], 7, stripe),
    gouge([-4, -66], [6, -48], [6, -34], 8, stripe),
    gouge([14, -4], [-16, -2], [-50, -14], 9, stripe),
    gouge([18, 18], [-14, 26], [-44, 10], 9, stripe),
    gouge([22, 42], [-4, 48], [-30, 40], 8, stripe),
  ].join('');
