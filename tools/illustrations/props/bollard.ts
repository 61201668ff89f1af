import { ellipse, gouge, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** An iron bollard with a hawser around it, 150 tall, its origin at its foot. */
export function bollard(): Svg {
  return [
    shape('M-46 0Q-36 -40 -34 -100H34Q36 -40 46 0Z', '@night'),
    rect(-62, -138, 124, 40, '@night'),
    ellipse(0, -140, 62, 15, '@slate', { color: '@key', width: 5 }),
    gouge([-24, -20], [-18, -50], [-18, -90], 6, '@paper'),
    stroke('M-42 -60Q0 -40 42 -62M-44 -40Q0 -18 44 -42', '@mustard', 14),
  ].join('');
}
