// What keeps its size on the screen, however near the map is: in pixels. The build places names by it.

export const SIZES = {
  /** Side of a stop's square, and of the next one's. */
  stop: 40,
  nextStop: 48,
  /** Least distance of the middles of two squares. */
  apart: 46,
  /** Height of a name's plate, and how far its middle lies beside a street that the way covers. */
  plate: 18,
  aside: 18,
} as const;

const NARROW = /[ijl.,'I ]/;
const LESS = /[frt-]/;
const WIDE = /[mwMWOQ]/;
const CAPITAL = /[A-Z]/;

/** How wide a name's plate is: letters of 13 px at weight 650, and 5 px at either end. Nothing is measured. */
export const widthOf = (words: string): number =>
  [...words].reduce(
    (sum, letter) =>
      sum +
      (NARROW.test(letter) ? 3.7 : LESS.test(letter) ? 5 : WIDE.test(letter) ? 10.8 : CAPITAL.test(letter) ? 9 : 7.4),
    10,
  );
