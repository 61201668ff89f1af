import { circle, clipTo, gouge, polygon, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { discPath } from '../../geometry';

const X = 46;
const Y = 2;
const RADIUS = 40;
const CORD = 'M80 26Q112 84 84 132T72 238';

/** A lens, not a ring: light slants across the glass, a brow holds it, a cord keeps it. */
export function monocle(): Svg {
  const slant = (left: number, width: number): Svg =>
    polygon(
      [
        [X + left, Y + 50],
        [X + left + width, Y + 50],
        [X + left + width + 44, Y - 50],
        [X + left + 44, Y - 50],
      ],
      '@paper',
    );
  return [
    stroke(CORD, '@paper', 9),
    stroke(CORD, '@key', 4),
    circle(72, 240, 7, '@mustard', { color: '@key', width: 3 }),
    clipTo(discPath(X, Y, RADIUS), slant(-62, 15) + slant(-6, 12)),
    circle(X, Y, RADIUS, 'none', { color: '@paper', width: 11 }),
    circle(X, Y, RADIUS, 'none', { color: '@key', width: 4 }),
    circle(82, 22, 6, '@mustard', { color: '@key', width: 3 }),
    gouge([10, -36], [44, -62], [86, -40], 9, '@key'),
  ].join('');
}
