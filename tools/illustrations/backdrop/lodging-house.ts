import { circle, line, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';
import type { Swatch } from '../inks';

/** Where the top of the cubicle walls lies: a cat may use it as a bridge. */
export const PARTITION_Y = 640;
const CEILING_Y = 110;
const ROOM = 400;
const DOORS: readonly Swatch[] = ['@oxblood', '@umber', '@oxblood', '@umber'];

/** A row of plank cubicles from the corridor, chicken wire above them, under bare bulbs: fills 1600 by 1200. */
export function cubicles(): Svg {
  return [
    rect(-10, -10, 1620, 1220, '@mustard'),
    rect(-10, -10, 1620, CEILING_Y, '@umber'),
    rect(-10, CEILING_Y - 14, 1620, 14, '@night'),
    wire(),
    [130, 600, 1210].map(bulb).join(''),
    rect(-10, PARTITION_Y, 1620, 480, '@rust'),
    repeat(20, (i) => line(i * 80 + 40, PARTITION_Y + 30, i * 80 + 40, 1120, '@key', 4)),
    repeat(4, (i) => door(200 + i * ROOM, i)),
    rect(-10, PARTITION_Y - 8, 1620, 44, '@brown', { color: '@key', width: 6 }),
    rect(-10, 1110, 1620, 110, '@slate'),
    rect(-10, 1104, 1620, 14, '@night'),
  ].join('');
}

/** A net of diamonds between posts, stretched from the ceiling down to the walls. */
function wire(): Svg {
  const step = 92;
  const slope = (x: number, side: -1 | 1): Svg => {
    const reach = (PARTITION_Y - CEILING_Y) * 0.8 * side;
    return line(x, CEILING_Y, x + reach, PARTITION_Y, '@brown', 3.4);
  };
  return [
    repeat(26, (i) => slope(-440 + i * step, 1) + slope(-40 + i * step, -1)),
    repeat(5, (i) => rect(i * ROOM - 12, CEILING_Y, 24, PARTITION_Y - CEILING_Y, '@umber')),
  ].join('');
}

/** A narrow door with a plate for its number. */
function door(x: number, index: number): Svg {
  const top = PARTITION_Y + 84;
  return [
    rect(x - 112, top - 16, 224, 400, '@night'),
    rect(x - 100, top - 4, 200, 390, DOORS[index] ?? '@umber'),
    line(x, top + 100, x, 1104, '@key', 4),
    rect(x - 40, top + 26, 80, 56, '@paper', { color: '@key', width: 5 }),
    circle(x + 74, top + 210, 13, '@mustard', { color: '@key', width: 5 }),
  ].join('');
}

/** Its light is a disc of solid ink. */
const bulb = (x: number): Svg =>
  [
    circle(x, 250, 92, '@paper'),
    line(x, CEILING_Y, x, 196, '@night', 9),
    rect(x - 22, 178, 44, 36, '@night'),
    circle(x, 250, 44, '@mustard', { color: '@key', width: 6 }),
    stroke(`M${x - 14} 252L${x - 5} 234L${x + 5} 252L${x + 14} 234`, '@key', 4),
  ].join('');
