import { bothSides, mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { chestCut, coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';
import { legEdge, legMarks, limb } from './limb';
import type { Joint } from './limb';

interface Beg extends Face {
  readonly hat?: Svg;
  /** Degrees the head is tilted. */
  readonly turn?: number;
  /** One paw up: it waves, or reaches for a fish. */
  readonly reaches?: boolean;
}

const BODY = smooth(
  mirror([
    [0, -372],
    [44, -356],
    [70, -310],
    [78, -240],
    [92, -170],
    [106, -110],
    [98, -56],
    [60, -34],
    [0, -30],
  ]),
);
const TAIL: Points = [
  [70, -60],
  [126, -24],
  [176, -12],
  [206, -44],
  [196, -96],
];
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4].flatMap((i) =>
  [-1, 1].map((x): Stripe => [[116 * x, -70 - i * 48], [88 * x, -80 - i * 48], [56 * x, -66 - i * 46], 13]),
);
const PATCHES: readonly Points[] = [
  [
    [-110, -300],
    [-40, -320],
    [-36, -250],
    [-62, -196],
    [-120, -190],
  ],
  [
    [50, -190],
    [120, -210],
    [120, -60],
    [70, -40],
    [78, -110],
  ],
];
const BIB: readonly Points[] = [
  mirror([
    [0, -380],
    [46, -360],
    [52, -290],
    [44, -200],
    [24, -120],
    [0, -90],
  ]),
];
const HEAD = { x: 0, y: -424, scale: 0.74 } as const;
const HANGING: readonly Joint[] = [
  [52, -316, 46],
  [66, -262, 44],
  [46, -212, 34],
  [34, -184, 36],
];
const REACHING: readonly Joint[] = [
  [56, -316, 50],
  [108, -310, 44],
  [150, -366, 32],
  [162, -410, 36],
];

/** A cat on its hind legs, its forepaws before its chest, facing us: about 530 tall, its origin on the ground. */
export function beg({ hat = '', turn = 0, reaches = false, ...face }: Beg): Svg {
  const coat = coatOf(face.coat);
  const markings = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: BIB });
  const shadow = coat.dark ? '' : shape('M58 -370Q84 -200 80 -110Q84 -60 60 -20H140V-370Z', '@tint');
  return [
    tail(coat, TAIL, 28, 15),
    shape(BODY, coat.base),
    clipTo(BODY, markings + shadow),
    bothSides((x) => haunch(x, coat)),
    [-16, 2, 18]
      .map((x, i) => gouge([x, -150 + i * 7], [x, -138 + i * 7], [x * 0.9, -124 + i * 7], 4.5, chestCut(coat)))
      .join(''),
    place(head(face) + hat, { ...HEAD, turn }),
    foreleg(HANGING, -1, coat),
    foreleg(reaches ? REACHING : HANGING, 1, coat),
  ].join('');
}

function foreleg(joints: readonly Joint[], side: -1 | 1, coat: Coat): Svg {
  const leg = limb(joints.map(([x, y, width]): Joint => [x * side, y, width]));
  return (
    shape(leg.outline, coat.base) +
    legMarks(coat, leg) +
    legEdge(leg, coat.marking === 'bib' ? '@paper' : cutColor(coat))
  );
}

/** The thigh and the long hind foot under it. */
function haunch(x: -1 | 1, coat: Coat): Svg {
  const foot = smooth([
    [18 * x, -6],
    [22 * x, -30],
    [60 * x, -44],
    [98 * x, -32],
    [108 * x, -10],
    [94 * x, 4],
    [32 * x, 4],
  ]);
  const cut = toeCut(coat);
  return [
    gouge([44 * x, -60], [48 * x, -110], [84 * x, -150], 6, cutColor(coat)),
    shape(foot, pawColor(coat), { color: cut, width: 4 }),
    [44, 64, 84].map((q) => gouge([q * x, -16], [q * x, -8], [q * x, 2], 3.5, cut)).join(''),
  ].join('');
}
