import { smooth, tube } from '../geometry';
import type { Along, Point, Points } from '../geometry';
import { randomFrom } from '../noise';
import { circle, clipTo, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';
import { tortoiseshellPatch } from './tortoiseshell';

/** One stripe, which runs from the edge of the flank inward, and its width. */
export type Stripe = readonly [edge: Point, bend: Point, inside: Point, width: number];

interface Markings {
  readonly stripes: readonly Stripe[];
  /** The patches of the calico, which are night and ginger in turn. */
  readonly patches: readonly Points[];
  /** The white parts of the tuxedo cat, in the color of the paper. */
  readonly bib: readonly Points[];
  /** The ginger parts of the tortoiseshell cat. A pose that names none has those of the calico. */
  readonly torn?: readonly Points[];
  /** The dark parts of the Siamese cat, that is mask, ears and paws. */
  readonly points?: readonly Points[];
}

/** Draws what a coat has besides its ground color. The caller clips it to the body. */
export function markingsOn(coat: Coat, { stripes, patches, bib, torn = patches, points = [] }: Markings): Svg {
  switch (coat.marking) {
    case 'plain':
    case 'muzzle':
      return '';
    case 'tabby':
      return stripes.map(([a, bend, b, width]) => gouge(a, bend, b, width, coat.stripe ?? '@key', 'far end')).join('');
    case 'patches':
      return patches.map((patch, i) => shape(smooth(patch), i % 2 === 0 ? '@night' : '@ginger')).join('');
    case 'bib':
      return bib.map((part) => shape(smooth(part), '@paper')).join('');
    case 'torn':
      return torn.map((patch, i) => tortoiseshellPatch(coat, patch, i + 3)).join('');
    case 'points':
      return points.map((part) => shape(smooth(part), coat.point ?? '@umber')).join('');
  }
}

const TUFT = 22;

/** Returns the same area with an edge of tufts, because fur has no smooth edge. */
export function ragged(outline: Points, seed: number): string {
  const random = randomFrom(seed);
  const tufts = outline.flatMap(([x, y], i): Point[] => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    const [dx, dy] = [nextX - x, nextY - y];
    const length = Math.hypot(dx, dy) || 1;
    const count = Math.max(1, Math.round(length / TUFT));
    const size = Math.min(8, length / 4);
    return Array.from({ length: count }, (_, k): Point[] => {
      const [valley, tip] = [k / count, (k + 0.75) / count];
      const reach = size * (0.5 + random());
      const dip = size * 0.4 * random();
      return [
        [x + dx * valley + (dy / length) * -dip, y + dy * valley + (dx / length) * dip],
        [x + dx * tip + (dy / length) * reach, y + dy * tip - (dx / length) * reach, 'c'],
      ];
    }).flat();
  });
  return smooth(tufts);
}

/** Draws a tail along its center line, with the rings, tip or patches of its coat. */
export function tail(coat: Coat, center: Points, startWidth: number, endWidth: number): Svg {
  const { outline, line } = tube(center, startWidth, endWidth);
  const { stripe } = coat;
  const marks: Svg[] = [];
  line.forEach((along, i) => {
    const {
      point: [x, y],
      dx,
      dy,
    } = along;
    const beforeTip = line.length - 1 - i;
    if (stripe && i > 2 && beforeTip > 2 && i % 4 === 0) {
      const across = startWidth;
      marks.push(
        gouge(
          [x - dy * across, y + dx * across],
          [x + dx * 4, y + dy * 4],
          [x + dy * across, y - dx * across],
          9,
          stripe,
        ),
      );
    }
    if (coat.marking === 'bib' && beforeTip === 0) marks.push(circle(x, y, endWidth * 1.6, '@paper'));
    if (coat.marking === 'patches' && i === 12) marks.push(circle(x, y, startWidth * 1.5, '@ginger'));
    if (coat.marking === 'patches' && beforeTip === 3) marks.push(circle(x, y, startWidth * 1.4, '@night'));
    if (coat.marking === 'torn' && i % 9 === 5) marks.push(streak(coat, along, startWidth, i));
  });
  return shape(outline, coat.point ?? coat.base) + clipTo(outline, marks.join(''));
}

/** Draws a flame of ginger along one side of a tail. */
function streak(coat: Coat, { point: [x, y], dx, dy }: Along, width: number, index: number): Svg {
  const side = index % 2 === 0 ? 1 : -1;
  const at = (along: number, across: number): Point => [
    x + dx * along - dy * across * side,
    y + dy * along + dx * across * side,
  ];
  const flame: Points = [
    at(-width * 0.9, width),
    at(-width * 0.5, width * 0.1),
    at(width * 0.2, width * 0.3),
    at(width, -width * 0.3),
    at(width * 0.7, width),
  ];
  return tortoiseshellPatch(coat, flame, index, () => [dx, dy]);
}
