import { circle, line, polygon } from '../svg';
import type { Svg } from '../svg';

/** Liberty, as far away as she is. */
export const liberty = (x: number, y: number): Svg =>
  [
    polygon(
      [
        [x - 60, y],
        [x - 44, y - 34],
        [x + 44, y - 34],
        [x + 60, y],
      ],
      '@night',
    ),
    polygon(
      [
        [x - 26, y - 34],
        [x - 20, y - 96],
        [x + 20, y - 96],
        [x + 26, y - 34],
      ],
      '@night',
    ),
    polygon(
      [
        [x - 18, y - 96],
        [x - 13, y - 168],
        [x + 13, y - 168],
        [x + 18, y - 96],
      ],
      '@night',
    ),
    circle(x, y - 178, 10, '@night'),
    line(x - 9, y - 160, x - 20, y - 214, '@night', 9),
    circle(x - 21, y - 222, 7, '@mustard'),
    [-10, 0, 10].map((dx) => line(x + dx * 0.6, y - 184, x + dx * 1.3, y - 198, '@night', 4)).join(''),
  ].join('');
