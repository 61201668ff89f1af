import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

const SACK = smooth([
  [-130, 0, 'c'],
  [-164, -70],
  [-140, -170],
  [-60, -226],
  [-84, -276, 'c'],
  [0, -262],
  [84, -276, 'c'],
  [60, -226],
  [140, -170],
  [164, -70],
  [130, 0, 'c'],
]);

/** A full mail sack with a band around it: about 276 tall, its origin on the ground. */
export function mailSack(color: Swatch): Svg {
  return [
    shape(SACK, color),
    clipTo(SACK, rect(-170, -120, 340, 26, '@brick') + shape('M96 -290Q150 -120 112 20H200V-290Z', '@shade')),
    shape(SACK, 'none', { color: '@key', width: 6 }),
    rect(-66, -238, 132, 18, '@night'),
    gouge([-116, -160], [-140, -100], [-120, -40], 6, '@key'),
    gouge([-30, -210], [-36, -176], [-28, -146], 5, '@key'),
    gouge([40, -208], [50, -180], [44, -150], 5, '@key'),
  ].join('');
}
