import { flip, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { CUTS } from './cuts';
import type { Wearing } from './cuts';
import { headFromBehind } from './head-from-behind';
import type { Head } from './head-from-behind';

export interface Person extends Head {
  readonly wearing: Wearing;
  readonly coat: Swatch;
  readonly legs?: Swatch;
  /** A turned-up collar or scarf, so that no skin needs an ink of its own. */
  readonly scarf?: Swatch;
  readonly bag?: Swatch;
  /** Degrees the head leans: two heads that lean together are talking. */
  readonly tilt?: number;
  /** The other leg forward. Turned around here and not by `place`, so that the light stays where it is. */
  readonly mirrored?: boolean;
}

/** Somebody seen from behind, without face or hands: about 420 tall (a child 310), the origin between the heels. */
export function person(somebody: Person): Svg {
  const { wearing, coat } = somebody;
  const cut = CUTS[wearing];
  const turned = (points: Points): string => smooth(somebody.mirrored ? flip(points) : points);
  const seam: Swatch = coat === '@night' ? '@paper' : '@key';
  const sleeves = [cut.left, cut.right].filter((sleeve) => sleeve.length > 0).map(turned);
  const body = turned(cut.body);
  const collar = wearing === 'shawl' ? undefined : (somebody.scarf ?? coat);
  return [
    cut.legs === 'hidden' ? '' : legs(cut.legs, somebody.legs ?? '@night'),
    shape(body, coat),
    clipTo(body, shadow(coat)),
    sleeves.map((sleeve) => shape(sleeve, coat, { color: seam, width: 3.5 })).join(''),
    sleeves.map((sleeve) => clipTo(sleeve, shadow(coat))).join(''),
    cut.folds.map(([a, bend, b]) => gouge(a, bend, b, 5.5, seam)).join(''),
    wearing === 'shawl' ? shawl(somebody.scarf ?? '@paper') : '',
    somebody.bag ? satchel(somebody.bag) : '',
    place(headFromBehind(somebody, collar), { x: 0, y: cut.shoulders + 4, turn: somebody.tilt ?? 0 }),
  ].join('');
}

/** Slate over slate shows nothing, and dots on a sleeve look like moths. */
const DARK: readonly Swatch[] = ['@deep', '@oxblood', '@slate', '@umber', '@brown', '@night'];
const shadow = (coat: Swatch): Svg => (DARK.includes(coat) ? '' : shape('M34 -350Q66 -200 42 10H140V-350Z', '@shade'));

/** The weight is on one leg; the other foot points out. */
function legs(kind: 'trousers' | 'stockings', color: Swatch): Svg {
  const short = kind === 'stockings';
  const hip = short ? -110 : -200;
  const half = short ? 15 : 22;
  return [
    shape(
      smooth([
        [-8 - half * 2, hip, 'c'],
        [-8 - half * 1.6, -60],
        [-12 - half * 1.2, -8, 'c'],
        [-10, -8, 'c'],
        [-2, hip, 'c'],
      ]),
      color,
    ),
    shape(
      smooth([
        [2, hip, 'c'],
        [16, -60],
        [22, -6, 'c'],
        [28 + half, -8, 'c'],
        [18 + half, -70],
        [8 + half * 2, hip, 'c'],
      ]),
      color,
    ),
    shape('M-44 -12Q-46 6 -30 6Q-8 6 -8 -12Z', '@night'),
    shape('M18 -12Q16 4 40 6Q66 6 58 -4L48 -14Z', '@night'),
  ].join('');
}

const shawl = (color: Swatch): Svg =>
  shape(
    smooth([
      [-26, -338],
      [-66, -314],
      [-92, -250],
      [-86, -214, 'c'],
      [-40, -190],
      [0, -140, 'c'],
      [40, -190],
      [88, -214, 'c'],
      [90, -250],
      [64, -314],
      [24, -338],
    ]),
    color,
    { color: '@key', width: 3.5 },
  ) +
  gouge([-60, -262], [-30, -220], [0, -176], 5, '@key') +
  gouge([58, -262], [30, -220], [4, -190], 5, '@key');

const satchel = (color: Swatch): Svg =>
  stroke('M-40 -330Q20 -270 66 -212', '@key', 7) +
  shape('M34 -226L98 -214Q104 -160 92 -150L36 -156Q30 -190 34 -226Z', color, { color: '@key', width: 4 }) +
  gouge([38, -206], [66, -192], [98, -198], 4, '@key');
