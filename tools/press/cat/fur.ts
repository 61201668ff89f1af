import { smooth, tube } from '../geometry';
import type { Point, Points } from '../geometry';
import { circle, clipTo, gouge, shape } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';

/** One stripe: from the edge of the flank inward, and how wide. */
export type Stripe = readonly [edge: Point, bend: Point, inside: Point, width: number];

interface Markings {
  readonly stripes: readonly Stripe[];
  /** Ragged shapes for the calico, night and ginger in turn. */
  readonly patches: readonly Points[];
  /** Paper parts of the tuxedo. */
  readonly bib: readonly Points[];
}

/** What lies on the body besides its ground color; to be clipped to the body. */
export function markingsOn(coat: Coat, { stripes, patches, bib }: Markings): Svg {
  const { stripe } = coat;
  if (stripe) return stripes.map(([a, bend, b, width]) => gouge(a, bend, b, width, stripe, 'far end')).join('');
  if (coat.marking === 'patches') {
    return patches.map((patch, i) => shape(smooth(patch), i % 2 === 0 ? '@night' : '@ginger')).join('');
  }
  if (coat.marking === 'bib') return bib.map((part) => shape(smooth(part), '@paper')).join('');
  return '';
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
  });
  return shape(outline, coat.base) + clipTo(outline, marks.join(''));
}
