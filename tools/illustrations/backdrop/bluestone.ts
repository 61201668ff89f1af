import { smooth } from '../geometry';
import { randomFrom } from '../noise';
import { gouge, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const SHEET_WIDTH = 1600;

/** A sidewalk from above, 1600 by 1200: big stones, no two joints in line. */
export function bluestone(): Svg {
  const joints = [
    'M-20 520L560 500L1090 516L1620 496',
    'M-20 1000L700 1016L1620 990',
    'M470 -20L486 250L470 506',
    'M1100 -20L1086 240L1094 514',
    'M180 516L196 760L184 1004',
    'M980 514L996 760L984 1010',
    'M640 1014L652 1220',
  ];
  const random = randomFrom(31);
  const grain = repeat(44, () => {
    const [x, y] = [random() * SHEET_WIDTH, random() * 1200];
    return gouge([x, y], [x + 24, y - 5], [x + 54, y], 4, '@key');
  });
  return (
    rect(-10, -10, SHEET_WIDTH + 20, 1220, '@slate') + grain + joints.map((path) => stroke(path, '@key', 9)).join('')
  );
}

/** The foot of a tree in its square of earth. */
export const treePit = (): Svg =>
  [
    polygon(
      [
        [1190, -20],
        [1640, -20],
        [1640, 540],
        [1216, 524],
      ],
      '@tan',
      { color: '@key', width: 9 },
    ),
    polygon(
      [
        [1224, -20],
        [1640, -20],
        [1640, 504],
        [1248, 490],
      ],
      '@brown',
      { color: '@key', width: 7 },
    ),
    grass(1290, 470),
    grass(1560, 486),
    shape(
      smooth([
        [1390, -40, 'c'],
        [1396, 90],
        [1372, 200],
        [1316, 268],
        [1272, 320],
        [1330, 322],
        [1384, 296],
        [1398, 360],
        [1420, 400],
        [1444, 350],
        [1470, 304],
        [1530, 340],
        [1600, 352],
        [1640, 340, 'c'],
        [1640, 260, 'c'],
        [1590, 200],
        [1576, 90],
        [1584, -40, 'c'],
      ]),
      '@night',
    ),
    gouge([1432, -10], [1438, 110], [1400, 226], 11, '@paper'),
    gouge([1486, -10], [1492, 120], [1462, 250], 10, '@paper'),
    gouge([1540, 0], [1534, 110], [1560, 226], 9, '@paper'),
  ].join('');

const grass = (x: number, y: number): Svg =>
  [-26, -10, 8, 24]
    .map((dx, i) =>
      gouge([x + dx, y], [x + dx * 1.3, y - 40], [x + dx * 2, y - 62 - (i % 2) * 20], 11, '@verdigris', 'far end'),
    )
    .join('');
