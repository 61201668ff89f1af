import { bothSides, mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, place, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { chestCut, coatOf } from './coats';
import type { CoatName } from './coats';
import { markingsOn } from './fur';
import type { Stripe } from './fur';
import type { View } from './view';

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

const STRIPES: readonly Stripe[] = [-1, 1].flatMap((x) =>
  [0, 1, 2, 3, 4].map((i): Stripe => [[160 * x, 150 + i * 42], [110 * x, 138 + i * 44], [66 * x, 170 + i * 44], 13]),
);
const PATCHES: readonly Points[] = [
  [
    [70, 80],
    [96, 130],
    [60, 190],
    [80, 260],
    [160, 280],
    [160, 100],
  ],
  [
    [-80, 110],
    [-100, 170],
    [-70, 230],
    [-90, 320],
    [-170, 320],
    [-150, 140],
  ],
];
const TORN: readonly Points[] = [
  [
    [-110, 60],
    [-46, 84],
    [-22, 128],
    [-44, 176],
    [-40, 220],
    [-34, 262],
    [-60, 330],
    [-100, 440],
    [-190, 440],
    [-190, 120],
  ],
  [
    [120, 130],
    [88, 176],
    [98, 226],
    [70, 272],
    [84, 340],
    [70, 440],
    [190, 440],
    [190, 130],
  ],
];
/** Where the middle of the chest is under a turned head. */
const CHEST_AT: Record<View, number> = { front: 0, 'three-quarter': 26 };

/** Neck and shoulders below `head`, at the same origin. */
export function bust(name: CoatName, view: View = 'front'): Svg {
  const coat = coatOf(name);
  const bib = coat.marking === 'bib';
  const chin: Swatch = coat.dark && !bib ? '@slate' : chestCut(coat);
  const chest = chestCut(coat);
  const middle = [
    bib ? shape(smooth(mirror(BIB)), '@paper') : '',
    CHIN.map((i) => chinCut(i, chin)).join(''),
    CHEST.map(([x, y]) => gouge([x, y], [x + (x > 0 ? -4 : 4), y + 16], [x * 0.9, y + 30], 5, chest)).join(''),
  ];
  return (
    shape(OUTLINE, coat.base) +
    clipTo(
      OUTLINE,
      [
        markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: [], torn: TORN }),
        coat.dark ? '' : shape('M74 60Q124 180 120 430H220V60Z', '@tint'),
        place(middle.join(''), { x: CHEST_AT[view], y: 0 }),
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
