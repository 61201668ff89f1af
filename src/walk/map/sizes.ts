// Sizes in pixels that stay the same on the screen at every zoom. The build places the streets' names with them.

import { LEVELS } from '../../geography/walk-map';

export const SIZES = {
  /** The least distance between the middles of two squares. */
  apart: 46,
  /**
   * The distance of a name's middle from a street that the way covers. A name's plate is 18 high, a square 40, the next
   * stop's 48.
   */
  aside: 18,
} as const;

/**
 * The zoom levels of the squares. On the narrowest phone, the view of a whole walk is below the first level, and has no
 * names.
 */
export const SQUARE_LEVELS = Array.from({ length: LEVELS.count + 3 }, (_, i) => i - 3);

/** The places of the plates "Start" and "End", from the middle of their squares. */
export const SIGNS = { start: [56, 0], end: [0, -38] } as const;

/** Whether text rotated by `turn` degrees would be upside down. Vertical text is read from the right. */
export function isUpsideDown(turn: number): boolean {
  const seen = (((turn + 100) % 360) + 360) % 360;
  return seen === 0 || seen > 180;
}

const NARROW = /[ijl.,'I ]/;
const LESS = /[frt-]/;
const WIDE = /[mwMWOQ]/;
const CAPITAL = /[A-Z]/;

/** The estimated width of a name's plate: letters of 13 px at weight 650, and 5 px at either end. */
export const widthOf = (words: string): number =>
  Array.from(words).reduce(
    (sum, letter) =>
      sum +
      (NARROW.test(letter) ? 3.7 : LESS.test(letter) ? 5 : WIDE.test(letter) ? 10.8 : CAPITAL.test(letter) ? 9 : 7.4),
    10,
  );
