import { bothSides, mirror, smooth } from '../geometry';
import { circle, clipTo, gouge, line, polygon, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth(
  mirror([
    [0, -240],
    [70, -226],
    [128, -150],
    [150, -60],
    [132, 0],
    [0, 8],
  ]),
);
const HEAD = smooth(
  mirror([
    [0, -430],
    [40, -430],
    [78, -492, 'c'],
    [110, -420],
    [124, -350],
    [106, -280],
    [60, -240],
    [0, -230],
  ]),
);

/** What children build here instead of a snowman: 490 tall, its origin on the ground. */
export function snowCat(): Svg {
  const snow = (outline: string): Svg =>
    shape(outline, '@paper', { color: '@key', width: 6 }) +
    clipTo(outline, shape('M56 -500Q110 -250 70 20H200V-500Z', '@shade'));
  return [
    snow(BODY),
    snow(HEAD),
    bothSides((side) => circle(46 * side, -356, 15, '@night')),
    bothSides((side) =>
      [0, 1, 2].map((i) => line(30 * side, -306 + i * 8, 168 * side, -330 + i * 34, '@umber', 6)).join(''),
    ),
    polygon(
      [
        [-16, -326],
        [16, -326],
        [0, -306],
      ],
      '@brick',
      { color: '@key', width: 4 },
    ),
    gouge([-30, -284], [-10, -272], [0, -294], 6, '@key'),
    gouge([30, -284], [10, -272], [0, -294], 6, '@key'),
    shape(
      smooth([
        [-92, -256, 'c'],
        [0, -226],
        [92, -256, 'c'],
        [100, -222, 'c'],
        [0, -188],
        [-100, -222, 'c'],
      ]),
      '@brick',
      { color: '@key', width: 5 },
    ),
    shape(
      smooth([
        [30, -214, 'c'],
        [78, -226, 'c'],
        [96, -110, 'c'],
        [44, -100, 'c'],
      ]),
      '@brick',
      { color: '@key', width: 5 },
    ),
    [0, 1, 2].map((i) => circle(0, -146 + i * 54, 10, '@night')).join(''),
  ].join('');
}
