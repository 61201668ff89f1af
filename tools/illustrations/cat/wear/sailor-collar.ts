import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { COAT_SHADOW } from './jacket';
import { RIM } from './rim';

const BLOUSE: Points = [
  [-66, 96],
  [-112, 132],
  [-148, 196],
  [-162, 300],
  [-162, 430],
  [162, 430],
  [162, 300],
  [148, 196],
  [112, 132],
  [66, 96],
  [0, 236, 'c'],
];
const HALF_COLLAR: Points = [
  [62, 90, 'c'],
  [118, 128],
  [140, 186, 'c'],
  [74, 214],
  [0, 262, 'c'],
  [0, 232, 'c'],
  [42, 160],
];

interface SailorSuit {
  readonly blouse?: Swatch;
  readonly collar?: Swatch;
  readonly kerchief?: Swatch;
}

/** Draws a blouse with the square collar of a sailor, and a kerchief. */
export function sailorCollar({ blouse = '@paper', collar = '@deep', kerchief = '@night' }: SailorSuit = {}): Svg {
  const outline = smooth(BLOUSE);
  const side = (x: -1 | 1): Svg => {
    const cloth = smooth(HALF_COLLAR.map(([px, py, corner]) => (corner ? [px * x, py, corner] : [px * x, py])));
    return [
      shape(cloth, collar),
      clipTo(cloth, stroke(`M${104 * x} 110L${124 * x} 178Q${64 * x} 204 0 248`, '@paper', 6)),
      stroke(cloth, '@key', 4),
    ].join('');
  };
  const knot: Points = [
    [-20, 232],
    [20, 232],
    [24, 262],
    [52, 338, 'c'],
    [10, 324],
    [0, 280],
    [-10, 324],
    [-52, 338, 'c'],
    [-24, 262],
  ];
  return [
    shape(outline, blouse),
    clipTo(outline, shape(COAT_SHADOW, '@shade')),
    stroke(outline, '@key', 4),
    bothSides(side),
    shape(smooth(knot), kerchief, RIM),
  ].join('');
}
