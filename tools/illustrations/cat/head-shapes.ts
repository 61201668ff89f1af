import type { Points } from '../geometry';

export type HeadShape = 'standard' | 'round' | 'long' | 'fluffy' | 'kitten';

export interface Skull {
  /** Right half of the outline, from the brow over the ear to the chin. */
  readonly half: Points;
  /** The hollow of the right ear. */
  readonly ear: Points;
  /** How large the eyes are. */
  readonly eyes: number;
  /** How markings are stretched to reach the edge of this face. */
  readonly stretch: readonly [across: number, down: number];
}

const STANDARD: Skull = {
  half: [
    [0, -74],
    [16, -75],
    [30, -84],
    [80, -146, 'c'],
    [96, -104],
    [106, -60],
    [115, -22],
    [120, 8],
    [133, 40, 'c'],
    [116, 46],
    [119, 68, 'c'],
    [98, 72],
    [92, 90, 'c'],
    [60, 97],
    [25, 107],
    [0, 109],
  ],
  ear: [
    [44, -84],
    [77, -126, 'c'],
    [92, -66],
    [72, -64],
  ],
  eyes: 1,
  stretch: [1, 1],
};

/** A Persian. */
const ROUND: Skull = {
  half: [
    [0, -66],
    [20, -68],
    [40, -76],
    [86, -118, 'c'],
    [108, -84],
    [122, -44],
    [134, -4],
    [150, 30, 'c'],
    [134, 44],
    [142, 70, 'c'],
    [118, 80],
    [112, 104, 'c'],
    [74, 106],
    [34, 112],
    [0, 114],
  ],
  ear: [
    [52, -76],
    [82, -102, 'c'],
    [100, -62],
    [78, -58],
  ],
  eyes: 1.06,
  stretch: [1.12, 1.02],
};

/** An Oriental. */
const LONG: Skull = {
  half: [
    [0, -76],
    [14, -77],
    [24, -84],
    [96, -168, 'c'],
    [104, -116],
    [102, -70],
    [98, -34],
    [94, 2],
    [92, 30],
    [84, 56],
    [66, 86],
    [36, 106],
    [14, 114],
    [0, 116],
  ],
  ear: [
    [40, -86],
    [90, -146, 'c'],
    [92, -76],
    [70, -66],
  ],
  eyes: 0.94,
  stretch: [0.84, 1.05],
};

/** A Maine Coon. */
const FLUFFY: Skull = {
  half: [
    [0, -72],
    [18, -73],
    [32, -82],
    [76, -138, 'c'],
    [84, -150, 'c'],
    [92, -116],
    [106, -64],
    [118, -28],
    [132, -2, 'c'],
    [124, 10],
    [150, 34, 'c'],
    [132, 44],
    [146, 76, 'c'],
    [122, 78],
    [122, 108, 'c'],
    [92, 102],
    [80, 124, 'c'],
    [50, 112],
    [30, 126, 'c'],
    [0, 114],
  ],
  ear: [
    [44, -82],
    [75, -122, 'c'],
    [92, -66],
    [72, -64],
  ],
  eyes: 1,
  stretch: [1.1, 1.05],
};

const KITTEN: Skull = {
  half: [
    [0, -72],
    [24, -74],
    [42, -84],
    [88, -132, 'c'],
    [106, -96],
    [116, -52],
    [122, -10],
    [124, 24],
    [116, 56],
    [92, 84],
    [56, 102],
    [24, 108],
    [0, 109],
  ],
  ear: [
    [56, -84],
    [84, -114, 'c'],
    [98, -66],
    [80, -62],
  ],
  eyes: 1.26,
  stretch: [1.02, 1],
};

export const SKULLS: Record<HeadShape, Skull> = {
  standard: STANDARD,
  round: ROUND,
  long: LONG,
  fluffy: FLUFFY,
  kitten: KITTEN,
};
