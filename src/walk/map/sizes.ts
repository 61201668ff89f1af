// What keeps its size on the screen, however near the map is: in pixels. The build places names by it.

import { LEVELS } from '../../geography/walk-map';

export const SIZES = {
  /** Least distance of the middles of two squares. */
  apart: 46,
  /** How far the middle of a name lies beside a street that the way covers. Its plate is 18 high, a square 40, the next one 48. */
  aside: 18,
} as const;

/** The levels of the squares: on the narrowest phone all of a walk is farther than the first one, and has no names. */
export const SQUARE_LEVELS = Array.from({ length: LEVELS.count + 3 }, (_, i) => i - 3);

/** Where the plates of the first and the last stop stand, seen from the middle of their squares. */
export const SIGNS = { start: [56, 0], end: [0, -38] } as const;

/** Whether letters at a turn, in degrees, would be read from above. Upright ones are read from the right. */
export function isOnItsHead(turn: number): boolean {
  const seen = (((turn + 100) % 360) + 360) % 360;
  return seen === 0 || seen > 180;
}

const NARROW = /[ijl.,'I ]/;
const LESS = /[frt-]/;
const WIDE = /[mwMWOQ]/;
const CAPITAL = /[A-Z]/;

/** How wide a name's plate is: letters of 13 px at weight 650, and 5 px at either end. Nothing is measured. */
export const widthOf = (words: string): number =>
  Array.from(words).reduce(
    (sum, letter) =>
      sum +
      (NARROW.test(letter) ? 3.7 : LESS.test(letter) ? 5 : WIDE.test(letter) ? 10.8 : CAPITAL.test(letter) ? 9 : 7.4),
    10,
  );
