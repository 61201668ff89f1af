import { smooth } from '../geometry';
import { circle, clipTo, ellipse, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

const TAIL_FIN = smooth([
  [-10, -110],
  [-14, -150],
  [-44, -186, 'c'],
  [0, -176],
  [44, -190, 'c'],
  [16, -150],
  [14, -110],
]);
const SIDE = 'M-74 -104V-10Q0 16 74 -10V-104Z';

/** An opened tin with a fish tail standing out of it: 190 tall, its origin at its foot. */
export function salmonTin(): Svg {
  return [
    shape(SIDE, '@brick', { color: '@key', width: 6 }),
    clipTo(SIDE, rect(30, -120, 60, 140, '@shade') + rect(-80, -76, 160, 44, '@paper')),
    ellipse(-4, -52, 34, 13, '@ginger', { color: '@key', width: 4 }),
    shape('M24 -54L46 -68V-38Z', '@ginger', { color: '@key', width: 4 }),
    circle(-20, -55, 4, '@night'),
    ellipse(0, -104, 74, 20, '@slate', { color: '@key', width: 6 }),
    ellipse(0, -104, 58, 13, '@night'),
    shape(TAIL_FIN, '@ginger', { color: '@key', width: 5 }),
    gouge([0, -120], [2, -144], [0, -166], 5, '@key'),
    shape('M66 -112Q140 -150 118 -200Q78 -190 62 -118Z', '@slate', { color: '@key', width: 5 }),
  ].join('');
}
