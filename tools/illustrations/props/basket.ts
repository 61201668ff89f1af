import { smooth } from '../geometry';
import { clipTo, gouge, rect, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const TUB = smooth([
  [-128, -118, 'c'],
  [-112, -40],
  [-100, 0, 'c'],
  [100, 0, 'c'],
  [112, -40],
  [128, -118, 'c'],
]);
const LID = smooth([
  [-128, -122, 'c'],
  [-172, -214],
  [-150, -262],
  [-96, -268],
  [-30, -230],
  [60, -170],
  [128, -122, 'c'],
]);

/** Rows of wicker: short cuts, every second row shifted. */
const wicker = (left: number, top: number, columns: number, rows: number): Svg =>
  repeat(rows, (row) =>
    repeat(columns, (i) => {
      const x = left + i * 40 + (row % 2) * 20;
      const y = top + row * 22;
      return gouge([x, y + 6], [x + 14, y - 7], [x + 30, y + 6], 5, '@key');
    }),
  );

/** A hamper with its lid thrown back and a blanket hanging out: 260 wide, its origin on the ground. */
export function openBasket(): Svg {
  return [
    shape(LID, '@tan', { color: '@key', width: 5 }),
    clipTo(LID, wicker(-180, -256, 8, 7) + shape('M40 -200Q100 -150 130 -118H-20Z', '@shade')),
    shape('M-116 -122Q0 -146 116 -122L112 -96H-112Z', '@night'),
    shape(TUB, '@mustard'),
    clipTo(TUB, wicker(-140, -92, 8, 5) + shape('M60 -130Q80 -40 62 10H140V-130Z', '@shade')),
    stroke(TUB, '@key', 5),
    rect(-134, -130, 268, 20, '@mustard', { color: '@key', width: 5 }),
    blanket(),
  ].join('');
}

const blanket = (): Svg => {
  const cloth = smooth([
    [-96, -134, 'c'],
    [-40, -152],
    [28, -130, 'c'],
    [22, -86],
    [34, -48, 'c'],
    [-12, -58],
    [-52, -44, 'c'],
    [-104, -60, 'c'],
    [-92, -98],
  ]);
  return (
    shape(cloth, '@brick', { color: '@key', width: 5 }) +
    gouge([-60, -130], [-66, -96], [-58, -62], 5, '@paper') +
    gouge([-14, -134], [-20, -100], [-14, -72], 5, '@paper')
  );
};
