import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, line, polygon, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

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

const FAR_BOW = smooth([
  [0, 0, 'c'],
  [40, 130],
  [84, 300],
  [96, 560, 'c'],
  [900, 560, 'c'],
  [900, -60, 'c'],
  [300, -30],
]);

/** The next ship along the street, in one tone: hull, bowsprit, a mast with its yards, stays. */
export function farShip(color: Swatch): Svg {
  const mast = 330;
  return [
    shape(FAR_BOW, color),
    polygon(
      [
        [60, -30],
        [40, 24],
        [-640, -236],
        [-644, -252],
      ],
      color,
    ),
    line(mast, 0, mast, -1300, color, 30),
    [
      [-330, 260],
      [-640, 210],
      [-930, 160],
    ]
      .map(([y = 0, half = 0]) => rect(mast - half, y, half * 2, 16, color) + furledSquare(mast, y, half, color))
      .join(''),
    [-620, -420, -200].map((x) => line(x, -250 + (x + 640) * 0.36, mast, -1150, color, 7)).join(''),
  ].join('');
}

const furledSquare = (mast: number, y: number, half: number, color: Swatch): Svg =>
  shape(
    smooth([
      [mast - half * 0.9, y + 10],
      [mast, y + 6],
      [mast + half * 0.9, y + 10],
      [mast + half * 0.7, y + 46],
      [mast, y + 54],
      [mast - half * 0.7, y + 46],
    ]),
    color,
  );

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
