import { bothSides, mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { chestCut, coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';
import { tortoiseshellPatch } from './tortoiseshell';

interface SitFront extends Face {
  readonly tail?: Points;
  readonly turn?: number;
  /** The collar is drawn around the neck, and its origin is that of the head. */
  readonly collar?: Svg;
  readonly hat?: Svg;
}

const BODY = smooth(
  mirror([
    [0, -262],
    [40, -244],
    [64, -200],
    [86, -140],
    [116, -84],
    [128, -30],
    [104, 0],
    [0, 4],
  ]),
);
const TAIL_AT_REST: Points = [
  [90, -20],
  [150, -4],
  [196, -30],
  [200, -90],
  [176, -120],
];
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4].flatMap((i) =>
  [-1, 1].map((x): Stripe => [[136 * x, -40 - i * 36], [100 * x, -50 - i * 36], [74 * x, -34 - i * 34], 12]),
);
const PATCHES: readonly Points[] = [
  [
    [-30, -250],
    [-90, -200],
    [-80, -120],
    [-40, -170],
  ],
  [
    [70, -150],
    [140, -120],
    [140, -20],
    [90, -40],
  ],
];
/** The torn patches end before the outline, so that the outline stays dark on a yellow ground too. */
const TORN: readonly Points[] = [
  [
    [-16, -250],
    [-44, -214],
    [-66, -160],
    [-74, -112],
    [-54, -120],
    [-46, -160],
    [-26, -196],
  ],
  [
    [58, -150],
    [80, -112],
    [100, -62],
    [96, -28],
    [76, -34],
    [62, -84],
  ],
  [
    [-70, -74],
    [-92, -58],
    [-104, -30],
    [-82, -14],
    [-62, -36],
  ],
];
const GINGER_PAW: Points = [
  [64, -64],
  [40, -40],
  [20, -58],
  [0, -30],
  [0, 14],
  [70, 14],
];
const BIB: readonly Points[] = [
  [
    [-46, -262],
    [-50, -190],
    [-26, -140],
    [0, -116],
    [26, -140],
    [50, -190],
    [46, -262],
  ],
];
const CHEST: Points = [
  [-18, -200],
  [0, -186],
  [18, -202],
  [-8, -164],
  [10, -160],
];
const HEAD = { x: 0, y: -318, scale: 0.74 } as const;

/** Draws a cat that sits and faces us. It is about 430 units tall, and its origin is on the ground. */
export function sitFront(cat: SitFront): Svg {
  const coat = coatOf(cat.coat);
  const shadow = shape('M70 -270Q108 -110 110 -40Q108 -10 96 10H160V-270Z', '@tint');
  const chest = chestCut(coat);
  const marks = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: BIB, torn: TORN });
  return [
    tail(coat, cat.tail ?? TAIL_AT_REST, 28, 15),
    shape(BODY, coat.base),
    clipTo(BODY, marks + (coat.dark ? '' : shadow)),
    bothSides((x) => foreleg(x, coat)),
    gouge([0, -140], [1, -70], [0, 2], 6, cutColor(coat)),
    CHEST.map(([x, y]) => gouge([x, y], [x, y + 10], [x * 0.9, y + 20], 4.5, chest)).join(''),
    cat.collar ? place(cat.collar, HEAD) : '',
    place(head(cat) + (cat.hat ?? ''), { ...HEAD, turn: cat.turn ?? 0 }),
  ].join('');
}

function foreleg(x: -1 | 1, coat: Coat): Svg {
  const outline = smooth([
    [6 * x, -150],
    [46 * x, -150],
    [50 * x, -90],
    [46 * x, -34],
    [56 * x, -12],
    [50 * x, 4],
    [12 * x, 4],
    [6 * x, -14],
    [8 * x, -60],
  ]);
  const { stripe } = coat;
  const sock = shape(`M${70 * x} -44Q${30 * x} -58 0 -44V20H${70 * x}Z`, pawColor(coat));
  const patch = coat.marking === 'torn' && x > 0 ? tortoiseshellPatch(coat, GINGER_PAW, 2) : '';
  // The bars cover only the outer half of the leg, because bars of its full width look like ribs.
  const bars = stripe
    ? repeat(3, (i) =>
        gouge([62 * x, -112 + i * 30], [44 * x, -106 + i * 30], [30 * x, -110 + i * 30], 7, stripe, 'far end'),
      )
    : '';
  return [
    shape(outline, coat.base),
    clipTo(outline, sock + patch + bars),
    [22, 38].map((q) => gouge([q * x, -16], [q * x, -8], [q * x, 3], 3.5, toeCut(coat))).join(''),
    gouge([50 * x, -130], [54 * x, -84], [48 * x, -30], 5, cutColor(coat)),
  ].join('');
}
