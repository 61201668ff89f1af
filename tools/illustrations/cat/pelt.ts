import { smooth } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import type { Svg } from '../svg';
import { pawColor } from './coats';
import type { Coat } from './coats';
import { markingsOn } from './fur';
import type { Stripe } from './fur';

/** The trunk of a cat in profile: two lines that run from the rump to the neck. */
export interface Trunk {
  readonly back: Points;
  readonly belly: Points;
}

export const trunkOutline = ({ back, belly }: Trunk): string => smooth([...back, ...belly.toReversed()]);

/** Where color other than the ground color begins on a leg, as a share of its length. */
interface Paw {
  readonly color: Swatch;
  readonly from: number;
}

/** The tuxedo wears socks, the Siamese long gloves. */
export function pawOf(coat: Coat): Paw | undefined {
  const color = pawColor(coat);
  return color === coat.base ? undefined : { color, from: coat.point ? 0.56 : 0.8 };
}

/** Finds a point of the flank: `along` runs from the rump to the neck, `down` from the spine to the belly. */
type Flank = (along: number, down: number) => Point;

const flankOf =
  ({ back, belly }: Trunk): Flank =>
  (along, down) => {
    const [x1, y1] = pointAt(back, along);
    const [x2, y2] = pointAt(belly, along);
    return [x1 + (x2 - x1) * down, y1 + (y2 - y1) * down];
  };

function pointAt(line: Points, share: number): Point {
  const pieces = line.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = line[i] ?? [x, y];
    return { fromX, fromY, x, y, length: Math.hypot(x - fromX, y - fromY) };
  });
  let left = share * pieces.reduce((sum, { length }) => sum + length, 0);
  for (const { fromX, fromY, x, y, length } of pieces) {
    if (left <= length) return [fromX + ((x - fromX) * left) / length, fromY + ((y - fromY) * left) / length];
    left -= length;
  }
  return line.at(-1) ?? [0, 0];
}

const STRIPES = 8;
const PATCHES: readonly Points[] = [
  [
    [-0.1, -0.2],
    [0.34, -0.2],
    [0.36, 0.2],
    [0.28, 0.46],
    [0.18, 0.4],
    [0.12, 0.72],
    [-0.1, 0.5],
  ],
  [
    [0.58, -0.2],
    [0.9, -0.2],
    [0.86, 0.3],
    [0.76, 0.36],
    [0.7, 0.6],
    [0.6, 0.42],
  ],
  [
    [0.3, 0.7],
    [0.44, 0.62],
    [0.54, 0.82],
    [0.48, 1.1],
    [0.3, 1.1],
  ],
];
const TORN: readonly Points[] = [
  [
    [0.02, -0.2],
    [0.16, -0.2],
    [0.2, 0.3],
    [0.1, 0.56],
    [0.02, 0.3],
  ],
  [
    [0.3, -0.2],
    [0.52, -0.2],
    [0.5, 0.22],
    [0.4, 0.5],
    [0.34, 0.2],
  ],
  [
    [0.48, 0.56],
    [0.62, 0.4],
    [0.7, 0.7],
    [0.6, 1.1],
    [0.46, 1.1],
  ],
  [
    [0.74, -0.2],
    [0.9, -0.2],
    [0.94, 0.4],
    [0.84, 0.66],
    [0.78, 0.3],
  ],
];
const CHEST: Points = [
  [0.99, 0.3],
  [0.92, 0.5],
  [0.86, 0.74],
  [0.84, 1.1],
  [1.1, 1.1],
  [1.1, 0.3],
];

/** The markings of a flank; to be clipped to whatever belongs to the body. */
export function pelt(coat: Coat, trunk: Trunk): Svg {
  const flank = flankOf(trunk);
  const stripes = Array.from({ length: STRIPES }, (_, i): Stripe => {
    const along = 0.1 + (i / STRIPES) * 0.82;
    const lean = i % 2 === 0 ? 0.03 : -0.03;
    return [flank(along, -0.08), flank(along + lean, 0.34), flank(along - 0.02, 0.56 + (i % 3) * 0.1), 15];
  });
  const mapped = (points: Points): Points => points.map(([along, down]) => flank(along, down));
  return markingsOn(coat, { stripes, patches: PATCHES.map(mapped), bib: [mapped(CHEST)], torn: TORN.map(mapped) });
}
