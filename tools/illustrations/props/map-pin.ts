import type { Face } from '../cat/head';
import { head } from '../cat/head';
import type { Swatch } from '../inks';
import { circle, ellipse, place, shape } from '../svg';
import type { Svg } from '../svg';

/** Where the middle of the disc is above the point. */
export const DISC_UP = 210;

/** A pin with a pale disc; its origin at the point. 320 tall. */
export function mapPin(color: Swatch): Svg {
  return [
    ellipse(10, 2, 44, 14, '@shade'),
    shape('M0 0Q-112 -130 -112 -210A112 112 0 1 1 112 -210Q112 -130 0 0Z', color, { color: '@key', width: 9 }),
    circle(0, -DISC_UP, 86, '@paper', { color: '@key', width: 7 }),
  ].join('');
}

/** A face to go on the disc; the same origin. */
export const pinnedFace = (face: Face): Svg =>
  place(head({ ...face, whiskers: 'none' }), { x: 0, y: -DISC_UP + 8, scale: 0.52 });
