import { bothSides, mirror, smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';
import { coatOf, cutColor, pawColor, toeCut } from './coats';
import type { Coat } from './coats';
import { markingsOn, tail } from './fur';
import type { Stripe } from './fur';
import { head } from './head';
import type { Face } from './head';

interface Kitten extends Face {
  readonly hat?: Svg;
  readonly turn?: number;
  readonly tail?: Points;
}

const BODY = smooth(
  mirror([
    [0, -150],
    [46, -142],
    [66, -110],
    [84, -66],
    [96, -26],
    [80, 0],
    [0, 4],
  ]),
);
const TAIL_UP: Points = [
  [70, -20],
  [116, -14],
  [140, -50],
  [136, -100],
];
const STRIPES: readonly Stripe[] = [0, 1, 2].flatMap((i) =>
  [-1, 1].map((x): Stripe => [[104 * x, -34 - i * 30], [80 * x, -42 - i * 30], [58 * x, -30 - i * 30], 11]),
);
const PATCHES: readonly Points[] = [
  [
    [-110, -120],
    [-50, -130],
    [-46, -80],
    [-70, -50],
    [-110, -50],
  ],
  [
    [60, -90],
    [110, -90],
    [110, -10],
    [66, -20],
  ],
];
const BIB: readonly Points[] = [
  mirror([
    [0, -160],
    [42, -150],
    [40, -116],
    [20, -92],
    [0, -80],
  ]),
];
const HEAD = { x: 0, y: -206, scale: 0.95 } as const;

/** A kitten that sits and faces us, more head than legs: about 330 tall and 260 wide, its origin on the ground. */
export function kitten({ hat = '', turn = 0, tail: center = TAIL_UP, ...face }: Kitten): Svg {
  const coat = coatOf(face.coat);
  const markings = markingsOn(coat, { stripes: STRIPES, patches: PATCHES, bib: BIB });
  const shadow = coat.dark ? '' : shape('M54 -160Q78 -70 72 10H130V-160Z', '@tint');
  return [
    tail(coat, center, 22, 10),
    shape(BODY, coat.base),
    clipTo(BODY, markings + shadow),
    bothSides((x) => foreleg(x, coat)),
    gouge([0, -76], [1, -40], [0, 2], 5, cutColor(coat)),
    place(head({ eyes: 'wide', ...face, shape: 'kitten' }) + hat, { ...HEAD, turn }),
  ].join('');
}

function foreleg(x: -1 | 1, coat: Coat): Svg {
  const outline = smooth([
    [4 * x, -90],
    [40 * x, -90],
    [42 * x, -40],
    [52 * x, -14],
    [46 * x, 4],
    [10 * x, 4],
    [4 * x, -14],
  ]);
  const paw =
    pawColor(coat) === coat.base ? '' : shape(`M${70 * x} -30Q${28 * x} -40 0 -30V20H${70 * x}Z`, pawColor(coat));
  const cut = toeCut(coat);
  return [
    shape(outline, coat.base),
    clipTo(outline, paw),
    [20, 34].map((q) => gouge([q * x, -13], [q * x, -6], [q * x, 3], 3.5, cut)).join(''),
    gouge([43 * x, -82], [47 * x, -50], [44 * x, -24], 5, cutColor(coat)),
  ].join('');
}
