import { smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';

interface Loaf extends Face {
  readonly hat?: Svg;
  readonly turn?: number;
}

const BODY = smooth([
  [-168, -6],
  [-192, -56],
  [-178, -116],
  [-122, -164],
  [-40, -182],
  [50, -172],
  [116, -134],
  [148, -74],
  [150, -20],
  [122, 2],
  [-130, 4],
]);
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4].map((i): Stripe => {
  const x = -168 + i * 36;
  return [[x, -196 + Math.abs(i - 3) * 18], [x + 8, -124], [x - 10, -72 + (i % 2) * 18], 15];
});
const PATCHES: readonly Points[] = [
  [
    [-200, -120],
    [-110, -200],
    [-44, -196],
    [-40, -130],
    [-84, -108],
    [-100, -64],
    [-150, -70],
  ],
  [
    [-60, -60],
    [0, -70],
    [30, 20],
    [-90, 20],
    [-92, -20],
  ],
];
const TORN: readonly Points[] = [
  [
    [-190, -80],
    [-140, -150],
    [-104, -120],
    [-120, -60],
    [-170, -40],
  ],
  [
    [-80, -190],
    [-20, -200],
    [-24, -140],
    [-60, -100],
    [-86, -140],
  ],
  [
    [-70, -50],
    [-16, -60],
    [-10, -20],
    [-50, -8],
  ],
];
const CHEST: readonly Points[] = [
  [
    [10, -130],
    [110, -130],
    [124, -40],
    [110, 10],
    [34, 10],
    [10, -40],
  ],
];
const HEAD = { x: 70, y: -152, scale: 0.82 } as const;

/**
 * A cat with its paws tucked in, its head toward us at the right: about 340 wide and 280 tall, its origin on the
 * ground.
 */
export function loaf({ hat = '', turn = 3, ...face }: Loaf): Svg {
  const coat = coatOf(face.coat);
  const markings = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: CHEST, torn: TORN });
  const shadow = coat.dark ? '' : shape('M-210 -34Q-20 2 170 -34V30H-210Z', '@tint');
  return [
    shape(BODY, coat.base),
    clipTo(BODY, markings + shadow),
    gouge([-128, -112], [-64, -96], [-60, -28], 6, cutColor(coat)),
    tail(
      coat,
      [
        [-158, -26],
        [-120, -14],
        [-60, -7],
        [-8, -14],
      ],
      32,
      22,
    ),
    tuckedPaw(44, coat),
    tuckedPaw(102, coat),
    place(head(face) + hat, { ...HEAD, turn }),
  ].join('');
}

function tuckedPaw(x: number, coat: Coat): Svg {
  const outline = smooth([
    [x - 28, -4],
    [x - 27, -24],
    [x, -33],
    [x + 27, -24],
    [x + 28, -4],
    [x, 4],
  ]);
  const cut = toeCut(coat);
  return (
    shape(outline, pawColor(coat), { color: cut, width: 4 }) +
    [-8, 8].map((q) => gouge([x + q, -18], [x + q, -8], [x + q, 0], 3.5, cut)).join('')
  );
}
