import { bothSides, smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';

interface PeerDown extends Face {
  readonly hat?: Svg;
  readonly turn?: number;
}

const BODY = smooth([
  [-136, 6],
  [-146, -60],
  [-128, -130],
  [-84, -196],
  [-20, -226],
  [50, -214],
  [104, -164],
  [134, -90],
  [136, 6],
]);
const TAIL: Points = [
  [66, -190],
  [116, -240],
  [120, -306],
  [84, -344],
  [52, -326],
];
const STRIPES: readonly Stripe[] = [0, 1, 2, 3, 4, 5].map((i): Stripe => {
  const angle = Math.PI * (1.1 + i * 0.16);
  const at = (reach: number): readonly [number, number] => [
    Math.cos(angle) * 150 * reach,
    -40 + Math.sin(angle) * 190 * reach,
  ];
  return [at(1.06), at(0.84), at(0.6), 14];
});
const PATCHES: readonly Points[] = [
  [
    [-150, -140],
    [-80, -210],
    [-20, -236],
    [-24, -160],
    [-84, -130],
    [-110, -70],
    [-150, -60],
  ],
  [
    [60, -220],
    [120, -160],
    [150, -60],
    [104, -50],
    [70, -120],
  ],
];
const HEAD = { x: 0, y: -22, scale: 0.92 } as const;

/**
 * A cat that looks down at us from an edge, its head low and its back behind: about 350 tall with its tail, 290 wide.
 * The origin is the middle of the edge it lies on; chin and paws hang about 70 below it.
 */
export function peerDown({ hat = '', turn = 0, ...face }: PeerDown): Svg {
  const coat = coatOf(face.coat);
  const marks = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: [] });
  return [
    tail(coat, TAIL, 32, 18),
    shape(BODY, coat.base),
    clipTo('M-300 -400H300V6H-300Z', clipTo(BODY, marks)),
    gouge([-96, -20], [-110, -90], [-70, -140], 6, cutColor(coat)),
    gouge([96, -20], [110, -90], [76, -140], 6, cutColor(coat)),
    bothSides((x) => paw(x, coat)),
    place(head({ gaze: [0, 0.9], ...face }) + hat, { ...HEAD, turn }),
  ].join('');
}

function paw(x: -1 | 1, coat: Coat): Svg {
  const outline = smooth([
    [92 * x, -26],
    [110 * x, -40],
    [140 * x, -38],
    [154 * x, -16],
    [152 * x, 18],
    [138 * x, 30],
    [112 * x, 30],
    [98 * x, 16],
  ]);
  const cut = toeCut(coat);
  return (
    shape(outline, pawColor(coat), { color: cut, width: 4 }) +
    [118, 134].map((q) => gouge([q * x, 6], [q * x, 16], [q * x, 28], 4, cut)).join('')
  );
}
