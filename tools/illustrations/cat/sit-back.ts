import { bothSides, flip, mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor } from './coats';
import type { Coat, CoatName } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';
import { tortoiseshellPatch } from './tortoiseshell';

interface SitBack {
  readonly coat: CoatName;
  readonly tail?: Points;
  /** Degrees the head is tilted. */
  readonly turn?: number;
  /** It looks back at us over its shoulder. */
  readonly face?: Omit<Face, 'coat'>;
}

const BODY = smooth(
  mirror([
    [0, -268],
    [44, -248],
    [66, -200],
    [88, -130],
    [110, -62],
    [108, -16],
    [78, 2],
    [0, 4],
  ]),
);
/** Rounded and without ruff: a front head without its face looks like a mask. */
const HEAD = smooth(
  mirror([
    [0, -78],
    [16, -79],
    [30, -86],
    [78, -142, 'c'],
    [94, -100],
    [106, -50],
    [109, 0],
    [98, 48],
    [76, 82],
    [36, 100],
    [0, 103],
  ]),
);
const TAIL_AT_REST: Points = [
  [60, -16],
  [120, -4],
  [168, -20],
  [186, -70],
  [160, -110],
];
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4, 5].flatMap((i) =>
  [-1, 1].map((x): Stripe => [[120 * x, -60 - i * 34], [70 * x, -70 - i * 34], [24 * x, -44 - i * 34], 12]),
);
const PATCHES: readonly Points[] = [
  [
    [-20, -250],
    [-70, -220],
    [-90, -120],
    [-40, -110],
    [0, -180],
  ],
  [
    [30, -120],
    [120, -140],
    [120, -30],
    [60, -40],
  ],
];

/** A cat that looks at the view: from behind, about 360 tall, its origin on the ground. */
export function sitBack({ coat: name, tail: center = TAIL_AT_REST, turn = 0, face }: SitBack): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  const { stripe } = coat;
  const shadow = shape('M60 -270Q86 -150 86 -60Q84 -20 70 10H140V-270Z', '@tint');
  return [
    tail(coat, center, 30, 16),
    shape(BODY, coat.base),
    clipTo(BODY, markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: [] }) + (coat.dark ? '' : shadow)),
    bothSides(
      (x) =>
        gouge([58 * x, -96], [30 * x, -50], [52 * x, -6], 5, cut) +
        gouge([30 * x, -206], [24 * x, -190], [28 * x, -170], 4, cut),
    ),
    stripe ? gouge([0, -250], [3, -150], [0, -30], 10, stripe) : gouge([0, -220], [2, -190], [0, -150], 4, cut),
    face
      ? place(head({ ...face, coat: name }), { x: -14, y: -296, scale: 0.7, turn })
      : place(backOfHead(coat), { x: 0, y: -278, scale: 0.62, turn }),
  ].join('');
}

const EAR_POINT: Points = [
  [24, -76],
  [24, -200],
  [200, -200],
  [200, -40],
  [112, -44],
  [78, -66],
];
const TORN_HALF: Points = [
  [10, -96],
  [20, -60],
  [8, -20],
  [40, 10],
  [60, 44],
  [130, 60],
  [130, -180],
  [40, -180],
];

function marksBehind(coat: Coat): Svg {
  const { stripe } = coat;
  if (stripe) return [-24, -8, 8, 24].map((q) => gouge([q, -80], [q * 1.1, -30], [q * 1.2, 40], 9, stripe)).join('');
  if (coat.marking === 'patches') return shape('M10 -200H200V40Q60 60 10 -30Z', '@ginger');
  if (coat.marking === 'torn') return tortoiseshellPatch(coat, TORN_HALF, 6);
  if (!coat.point) return '';
  return shape(smooth(EAR_POINT), coat.point) + shape(smooth(flip(EAR_POINT)), coat.point);
}

function backOfHead(coat: Coat): Svg {
  const cut = cutColor(coat);
  return [
    shape(HEAD, coat.base),
    clipTo(HEAD, marksBehind(coat)),
    bothSides(
      (x) =>
        gouge([60 * x, -90], [74 * x, -108], [80 * x, -128], 5, cut) +
        gouge([100 * x, 20], [92 * x, 46], [74 * x, 66], 5, cut),
    ),
  ].join('');
}
