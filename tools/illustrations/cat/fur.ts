import { smooth, tube } from '../geometry';
import type { Point, Points } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { circle, clipTo, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';

/** One stripe: from the edge of the flank inward, and how wide. */
export type Stripe = readonly [edge: Point, bend: Point, inside: Point, width: number];

interface Markings {
  readonly stripes: readonly Stripe[];
  /** Rounded shapes for the calico, night and ginger in turn. */
  readonly patches: readonly Points[];
  /** Paper parts of the tuxedo. */
  readonly bib: readonly Points[];
  /** Ragged parts of the tortie, ginger and rust in turn; the calico's patches where a pose names none. */
  readonly torn?: readonly Points[];
  /** Dark parts of the Siamese: mask, ears, paws. */
  readonly points?: readonly Points[];
}

/** What lies on the body besides its ground color; to be clipped to the body. */
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
      return torn.map((patch, i) => tornPatch(patch, i)).join('');
    case 'points':
      return points.map((part) => shape(smooth(part), coat.point ?? '@umber')).join('');
  }
}

/** Ginger and rust in turn, with a streak of the other color along it. */
export function tornPatch(patch: Points, index: number): Svg {
  const colors: readonly [Swatch, Swatch] = index % 2 === 0 ? ['@ginger', '@rust'] : ['@rust', '@ginger'];
  return shape(ragged(patch, index + 3), colors[0]) + shape(ragged(shrunk(patch), index + 40), colors[1]);
}

/** A sliver of a patch, at its lower right. */
function shrunk(patch: Points): Points {
  const x = patch.reduce((sum, point) => sum + point[0], 0) / patch.length;
  const y = patch.reduce((sum, point) => sum + point[1], 0) / patch.length;
  return patch.map(([px, py]) => [x + (px - x) * 0.26 + (x - px > 0 ? 5 : 14), y + (py - y) * 0.5 + 6]);
}

const TUFT = 22;

/** The same area with an edge of tufts, as fur of two colors meets: never an oval. */
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

/** A tail along a center line, with the rings, tip or patches of its coat. */
export function tail(coat: Coat, center: Points, startWidth: number, endWidth: number): Svg {
  const { outline, line } = tube(center, startWidth, endWidth);
  const { stripe } = coat;
  const marks: Svg[] = [];
  line.forEach(({ point: [x, y], dx, dy }, i) => {
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
    if (coat.marking === 'torn' && i % 9 === 5) marks.push(streak(x, y, dx, dy, startWidth, i));
  });
  return shape(outline, coat.point ?? coat.base) + clipTo(outline, marks.join(''));
}

/** A flame of ginger along one side of a tail. */
function streak(x: number, y: number, dx: number, dy: number, width: number, index: number): Svg {
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
  return shape(ragged(side > 0 ? flame : flame.toReversed(), index), index % 4 === 1 ? '@ginger' : '@rust');
}
