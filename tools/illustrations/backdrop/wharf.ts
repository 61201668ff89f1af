import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { circle, line, polygon, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';
import { awning } from './awning';

const HOUSE_WIDTH = 210;

/** Counting houses along South Street, seen end on, from the lower left corner (x, ground) to the right. */
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

/** A ship chandler's shop front, 330 wide, its origin on the ground at the left: a lit window, an awning, and rope. */
export function chandlery(): Svg {
  const coil = (x: number, y: number): Svg =>
    [34, 22, 10]
      .map((radius) => circle(x, y, radius, radius === 10 ? '@night' : '@tan', { color: '@key', width: 5 }))
      .join('');
  return [
    rect(0, -236, 330, 236, '@night'),
    rect(24, -206, 196, 150, '@mustard', { color: '@key', width: 6 }),
    line(122, -206, 122, -56, '@key', 7),
    coil(72, -160),
    coil(172, -160),
    rect(244, -206, 66, 206, '@deep', { color: '@key', width: 6 }),
    awning({ x: 0, y: -266, width: 330, drop: 62, flare: 20, stripes: ['@paper', '@verdigris'], count: 6 }),
  ].join('');
}

/** A board with an anchor that hangs out over the street; its origin where the bracket leaves the wall. */
export const anchorSign = (): Svg =>
  [
    line(0, 0, 168, 0, '@night', 12),
    [50, 150].map((x) => line(x, 0, x, 34, '@night', 7)).join(''),
    rect(26, 34, 148, 170, '@mustard', { color: '@key', width: 7 }),
    circle(100, 66, 14, 'none', { color: '@night', width: 8 }),
    line(100, 80, 100, 178, '@night', 13),
    line(70, 100, 130, 100, '@night', 11),
    stroke('M52 138Q56 180 100 180Q144 180 148 138', '@night', 12),
  ].join('');

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
