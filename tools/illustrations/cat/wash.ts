import { mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import { circle, clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { chestCut, coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';
import { legEdge, legMarks, limb } from './limb';
import type { Joint } from './limb';

interface Wash extends Face {
  readonly hat?: Svg;
  readonly tail?: Points;
}

const BODY = smooth(
  mirror([
    [0, -262],
    [40, -244],
    [66, -200],
    [88, -140],
    [118, -84],
    [132, -30],
    [106, 0],
    [0, 4],
  ]),
);
const TAIL_AT_REST: Points = [
  [-90, -20],
  [-150, -4],
  [-196, -30],
  [-200, -90],
  [-176, -120],
];
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4].flatMap((i) =>
  [-1, 1].map((x): Stripe => [[138 * x, -40 - i * 36], [102 * x, -50 - i * 36], [78 * x, -34 - i * 34], 12]),
);
const PATCHES: readonly Points[] = [
  [
    [-30, -250],
    [-90, -200],
    [-90, -130],
    [-56, -110],
    [-46, -160],
  ],
  [
    [70, -150],
    [140, -120],
    [140, -20],
    [94, -30],
    [88, -90],
  ],
];
const BIB: readonly Points[] = [
  mirror([
    [0, -270],
    [46, -262],
    [50, -190],
    [26, -140],
    [0, -112],
  ]),
];
const HEAD = { x: -6, y: -316, scale: 0.74, turn: 12 } as const;
const STANDING_LEG = smooth([
  [-6, -150],
  [-46, -150],
  [-50, -90],
  [-46, -34],
  [-56, -12],
  [-50, 4],
  [-12, 4],
  [-6, -14],
]);
const UPPER_ARM: readonly Joint[] = [
  [50, -196, 52],
  [84, -160, 52],
  [104, -136, 44],
];
const FOREARM: readonly Joint[] = [
  [108, -140, 46],
  [96, -196, 36],
  [52, -252, 38],
];

/**
 * A cat that sits and washes: one paw at its mouth, its eyes shut; it faces us. About 430 tall, its origin on the
 * ground.
 */
export function wash({ hat = '', tail: center = TAIL_AT_REST, ...face }: Wash): Svg {
  const coat = coatOf(face.coat);
  const markings = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: BIB });
  const shadow = coat.dark ? '' : shape('M74 -270Q112 -110 114 -40Q110 -10 100 10H160V-270Z', '@tint');
  return [
    tail(coat, center, 28, 15),
    shape(BODY, coat.base),
    clipTo(BODY, markings + shadow),
    standingLeg(coat),
    gouge([0, -140], [4, -70], [2, 0], 6, cutColor(coat)),
    [-30, -14].map((x) => gouge([x, -196], [x, -184], [x * 0.9, -170], 4.5, chestCut(coat))).join(''),
    place(head({ eyes: 'closed', ...face }) + hat, HEAD),
    raisedLeg(coat),
  ].join('');
}

function standingLeg(coat: Coat): Svg {
  const bars = coat.stripe
    ? [0, 1, 2]
        .map((i) =>
          gouge([-62, -112 + i * 30], [-44, -106 + i * 30], [-30, -110 + i * 30], 7, coat.stripe ?? '@key', 'far end'),
        )
        .join('')
    : '';
  const sock = pawColor(coat) === coat.base ? '' : shape('M-70 -44Q-30 -58 0 -44V20H-70Z', pawColor(coat));
  return [
    shape(STANDING_LEG, coat.base),
    clipTo(STANDING_LEG, bars + sock),
    [-22, -38].map((x) => gouge([x, -16], [x, -8], [x, 3], 3.5, toeCut(coat))).join(''),
    gouge([-50, -130], [-54, -84], [-48, -30], 5, cutColor(coat)),
  ].join('');
}

const TONGUE = smooth([
  [6, -272],
  [26, -266],
  [30, -248],
  [18, -240],
  [8, -250],
]);

/** From the shoulder out to the elbow and up to the mouth. */
function raisedLeg(coat: Coat): Svg {
  const forearm = limb(FOREARM);
  const cut = toeCut(coat);
  const toe = (q: number): Svg => gouge([34 + q, -262 + q * 0.9], [44 + q, -256 + q], [52 + q, -250 + q], 3.5, cut);
  return [
    shape(limb(UPPER_ARM).outline, coat.base) + circle(106, -138, 22, coat.base),
    gouge([56, -158], [72, -128], [104, -116], 5, cutColor(coat)),
    shape(TONGUE, '@brick', { color: '@key', width: 3.5 }),
    shape(forearm.outline, coat.base),
    legMarks(coat, forearm),
    legEdge(forearm, coat.marking === 'bib' ? '@paper' : cutColor(coat), 0.1),
    toe(0) + toe(11),
  ].join('');
}
