import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, gouge, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const OUTLINE = { color: '@key', width: 4 } as const;

/** A mouse that sits up and looks left: about 90 tall, its origin on the ground. */
export function mouse(coat: Swatch): Svg {
  const body = smooth([
    [-52, -66, 'c'],
    [-34, -80],
    [-10, -80],
    [8, -62],
    [36, -40],
    [44, -12],
    [30, 2],
    [-22, 2],
    [-28, -6],
    [-12, -12],
    [-16, -40],
    [-30, -56],
  ]);
  return [
    stroke('M38 -6Q84 8 92 -20Q100 -50 130 -40', '@key', 9),
    stroke('M38 -6Q84 8 92 -20Q100 -50 130 -40', coat, 4),
    circle(8, -88, 18, coat, OUTLINE),
    shape(body, coat, OUTLINE),
    circle(-8, -88, 19, coat, OUTLINE),
    circle(-8, -88, 9, '@brick'),
    circle(-31, -68, 4.5, '@night'),
    circle(-53, -65, 5, '@night'),
    gouge([-16, -38], [-30, -30], [-38, -36], 6, '@key'),
    gouge([20, -2], [6, -18], [18, -30], 4, '@key'),
  ].join('');
}
