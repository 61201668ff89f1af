import { smooth } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, line, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const HOUSE_WIDTH = 210;

/** A row of counting houses along South Street, seen end on: slate roofs, chimneys, shop doors. */
export function countingHouses(x: number, ground: number, count: number, random: () => number): Svg {
  const walls: readonly Swatch[] = ['@brick', '@oxblood', '@rust'];
  const house = (i: number): Svg => {
    const left = x + i * HOUSE_WIDTH;
    const top = ground - 420 - random() * 80;
    const window = (k: number): Svg => {
      const [wx, wy] = [left + 24 + (k % 3) * 60, top + 40 + Math.floor(k / 3) * 98];
      return rect(wx, wy, 40, 62, random() < 0.4 ? '@mustard' : '@night') + rect(wx - 5, wy + 62, 50, 8, '@paper');
    };
    return [
      rect(left + 140, top - 134, 32, 80, walls[(i + 1) % walls.length] ?? '@brick'),
      polygon(
        [
          [left - 6, top],
          [left + 50, top - 84],
          [left + 160, top - 84],
          [left + 216, top],
        ],
        '@night',
      ),
      rect(left, top, HOUSE_WIDTH, ground - top, walls[i % walls.length] ?? '@brick'),
      repeat(9, window),
    ].join('');
  };
  return repeat(count, house);
}

const BOW = smooth([
  [0, 0, 'c'],
  [30, 90],
  [76, 200],
  [110, 330],
  [124, 520, 'c'],
  [760, 560, 'c'],
  [760, -70, 'c'],
  [420, -40],
  [160, -14],
]);

/** A clipper's bow that points left, its origin at the tip of the stem; the bowsprit reaches 900 up and left. */
export function clipperBow(): Svg {
  const scroll = smooth([
    [-34, -16],
    [6, -34],
    [60, -10],
    [96, 40],
    [64, 34],
    [30, 24],
    [-6, 22],
  ]);
  return [
    polygon(
      [
        [60, -34],
        [40, 20],
        [-900, -330],
        [-904, -348],
      ],
      '@umber',
      { color: '@key', width: 6 },
    ),
    furledJib(),
    line(-470, -190, -470, -70, '@key', 9),
    stroke('M-880 -340L-470 -76L60 50', '@key', 5),
    foremast(),
    [-880, -640, -400].map((x) => line(x, -340 + (x + 900) * 0.36, 470, -900, '@key', 5)).join(''),
    shape(BOW, '@night'),
    clipTo(BOW, stroke('M-10 66Q180 70 420 44T800 20', '@paper', 18) + rect(0, 430, 800, 160, '@brick')),
    repeat(3, (i) => gouge([170 + i * 8, 170 + i * 76], [420, 190 + i * 70], [700, 150 + i * 74], 6, '@slate')),
    shape(scroll, '@mustard', { color: '@key', width: 5 }),
    gouge([0, -10], [40, -2], [66, 20], 5, '@key'),
    shape('M280 130q26 -30 52 0q-26 34 -52 0Z', '@mustard', { color: '@key', width: 5 }),
  ].join('');
}

/** The sail that waits on the bowsprit, tied up. */
const furledJib = (): Svg => {
  const sail = smooth([
    [-760, -316],
    [-640, -300],
    [-420, -214],
    [-240, -140],
    [-250, -118],
    [-440, -178],
    [-660, -262],
  ]);
  return (
    shape(sail, '@paper', { color: '@key', width: 5 }) +
    repeat(5, (i) => line(-700 + i * 96, -322 + i * 37, -712 + i * 96, -270 + i * 37, '@key', 6))
  );
};

const foremast = (): Svg => {
  const yard = (y: number, half: number): Svg => {
    const sail = smooth([
      [300 - half, y + 8],
      [300, y + 2],
      [300 + half, y + 8],
      [300 + half * 0.8, y + 44],
      [300, y + 52],
      [300 - half * 0.8, y + 44],
    ]);
    const ties = repeat(5, (i) => line(300 + (i - 2) * half * 0.4, y, 300 + (i - 2) * half * 0.4, y + 48, '@key', 5));
    return (
      shape(sail, '@paper', { color: '@key', width: 5 }) +
      ties +
      line(300 - half * 1.1, y, 300 + half * 1.1, y, '@night', 14)
    );
  };
  return (
    line(300, -20, 300, -700, '@night', 26) +
    yard(-410, 200) +
    [180, 240, 360, 420].map((x) => line(x, -20, 300, -560, '@key', 5)).join('')
  );
};

/** A gangplank with cleats, from its high end down to the street. */
export function gangplank([x1, y1]: Point, [x2, y2]: Point): Svg {
  const thick = 30;
  const cleats = 11;
  return [
    polygon(
      [
        [x1, y1],
        [x2, y2],
        [x2, y2 + thick],
        [x1, y1 + thick],
      ],
      '@paper',
      { color: '@key', width: 6 },
    ),
    repeat(cleats, (i) => {
      const share = (i + 0.7) / cleats;
      const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
      return line(x, y - 9, x, y + thick, '@key', 7);
    }),
  ].join('');
}
