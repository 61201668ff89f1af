import type { Swatch } from '../inks';
import { line, place, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { roundArch } from './arch';

const WALL: Swatch = '@paper';
const ROOF: Swatch = '@verdigris';
const TRIM: Swatch = '@brick';

/**
 * Pier A as the harbor police had it: a long shed on piles and a lookout tower at its outer end. The clock came in
 * 1919. About 900 long and 520 tall, its origin at the outer end on the waterline.
 */
export function pierA({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }): Svg {
  return place(piles() + shed() + tower(), { x, y, scale });
}

const piles = (): Svg => rect(-10, -44, 960, 20, '@night') + repeat(19, (i) => rect(i * 52 - 6, -40, 18, 50, '@night'));

/** From its left corner. */
const arch = (x: number, bottom: number, width: number, height: number, fill: Swatch): Svg =>
  shape(roundArch(x + width / 2, bottom, width / 2, height), fill);

const shed = (): Svg =>
  [
    rect(110, -240, 840, 200, WALL),
    polygon(
      [
        [96, -232],
        [150, -306],
        [950, -306],
        [950, -232],
      ],
      ROOF,
    ),
    repeat(14, (i) => line(170 + i * 58, -304, 150 + i * 58, -234, '@key', 3)),
    rect(96, -238, 860, 12, '@night'),
    repeat(8, (i) => arch(190 + i * 96, -60, 52, 130, '@deep') + rect(190 + i * 96, -128, 52, 6, WALL)),
    rect(110, -56, 840, 16, TRIM),
    repeat(4, (i) =>
      polygon(
        [
          [250 + i * 180, -268],
          [280 + i * 180, -318],
          [310 + i * 180, -268],
        ],
        TRIM,
      ),
    ),
  ].join('');

const tower = (): Svg =>
  [
    rect(0, -400, 130, 360, WALL),
    rect(92, -400, 38, 360, '@shade'),
    rect(-8, -240, 146, 12, TRIM),
    rect(-12, -404, 154, 16, '@night'),
    arch(22, -70, 34, 110, '@deep'),
    arch(74, -70, 34, 110, '@deep'),
    repeat(3, (i) => arch(14 + i * 38, -270, 26, 92, '@deep')),
    polygon(
      [
        [-18, -402],
        [65, -530],
        [148, -402],
      ],
      ROOF,
    ),
    polygon(
      [
        [65, -530],
        [148, -402],
        [92, -402],
      ],
      '@shade',
    ),
    rect(48, -446, 34, 30, '@night'),
    line(65, -526, 65, -640, '@night', 6),
    polygon(
      [
        [68, -636],
        [140, -618],
        [68, -596],
      ],
      '@brick',
    ),
  ].join('');
