import { mirror, smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, ellipse, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { head } from './head';
import type { Face } from './head';
import { legEdge, legMarks, limb } from './limb';
import type { Joint } from './limb';

interface Carried extends Face {
  /** Color of the coat, and of the hat above it. */
  readonly cloth?: Swatch;
  readonly hatCloth?: Swatch;
}

const BACK = smooth([
  [-200, 6, 'c'],
  [-206, -120],
  [-196, -240],
  [-160, -300],
  [-96, -326],
  [0, -332],
  [96, -326],
  [166, -300],
  [206, -240],
  [220, -120],
  [206, 6, 'c'],
]);
const COLLAR = smooth([
  [-92, -318, 'c'],
  [-82, -384],
  [0, -398],
  [82, -384],
  [92, -318, 'c'],
  [0, -300],
]);
const NAPE = 'M-48 -360V-440H48V-360Z';
const HAT = smooth(
  mirror([
    [0, -556],
    [46, -548],
    [70, -508],
    [76, -452],
    [0, -444],
  ]),
);
const FOREPAWS: readonly (readonly Joint[])[] = [
  [
    [98, -352, 46],
    [84, -318, 40],
    [78, -276, 36],
    [78, -250, 38],
  ],
  [
    [172, -346, 46],
    [184, -310, 40],
    [186, -266, 36],
    [184, -238, 38],
  ],
];

/**
 * A cat carried away: its head and forepaws over the right shoulder of somebody in coat and hat, seen from behind. It
 * looks back at us. About 560 tall and 430 wide; the origin is the lower edge of the coat's back, at the middle.
 */
export function carried({ cloth = '@deep', hatCloth = '@night', ...face }: Carried): Svg {
  const coat = coatOf(face.coat);
  return [
    shape(NAPE, '@brown'),
    ellipse(0, -446, 112, 17, hatCloth),
    shape(HAT, hatCloth),
    clipTo(HAT, shape('M-90 -482H90V-458H-90Z', '@brick')),
    shape(BACK, cloth),
    clipTo(BACK, shape('M120 -340Q150 -180 120 20H240V-340Z', '@shade')),
    shape(COLLAR, cloth, { color: '@key', width: 5 }),
    gouge([0, -296], [3, -150], [0, 6], 7, '@key'),
    gouge([-164, -250], [-140, -140], [-150, 0], 7, '@key'),
    gouge([166, -220], [150, -120], [158, 0], 7, '@key'),
    place(head(face), { x: 132, y: -416, scale: 0.66, turn: 7 }),
    FOREPAWS.map((joints) => forepaw(joints, coat)).join(''),
  ].join('');
}

function forepaw(joints: readonly Joint[], coat: Coat): Svg {
  const leg = limb(joints);
  const [x, y] = joints.at(-1) ?? [0, 0];
  return [
    shape(leg.outline, coat.base),
    legMarks(coat, leg),
    legEdge(leg, pawColor(coat) === coat.base ? cutColor(coat) : toeCut(coat)),
    [-7, 7].map((q) => gouge([x + q, y - 2], [x + q, y + 6], [x + q, y + 15], 3.5, toeCut(coat))).join(''),
  ].join('');
}
