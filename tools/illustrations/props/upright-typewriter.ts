import { circle, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

const ROWS = 4;

/** An upright of the 1890s, its keys in four steps before an open frame: about 340 wide, its origin on the table. */
export function uprightTypewriter(): Svg {
  const key = (row: number, i: number): Svg => {
    const [x, y] = [-105 + i * 30 - (row % 2) * 12, -104 + row * 25];
    return circle(x, y, 11.5, '@paper', { color: '@key', width: 4 });
  };
  return [
    polygon(
      [
        [-92, -404],
        [80, -412],
        [86, -270],
        [-90, -270],
      ],
      '@paper',
      { color: '@key', width: 6 },
    ),
    repeat(4, (i) => line(-66, -378 + i * 26, 56 - (i % 2) * 44, -382 + i * 26, '@key', 6)),
    rect(-160, -288, 320, 38, '@night'),
    circle(-170, -269, 22, '@night'),
    circle(170, -269, 22, '@night'),
    gouge([-140, -276], [0, -282], [140, -276], 6, '@paper'),
    rect(-146, -250, 292, 130, '@brick', { color: '@key', width: 7 }),
    shape('M-104 -232H104Q84 -138 0 -132Q-84 -138 -104 -232Z', '@night'),
    repeat(9, (i) => gouge([-80 + i * 20, -226], [-48 + i * 12, -190], [-24 + i * 6, -150], 4, '@slate')),
    polygon(
      [
        [-146, -122],
        [146, -122],
        [176, 0],
        [-176, 0],
      ],
      '@night',
    ),
    repeat(ROWS, (row) => repeat(8, (i) => key(row, i))),
  ].join('');
}
