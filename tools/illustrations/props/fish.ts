import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, ellipse, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth([
  [-96, 0],
  [-60, -28],
  [0, -36],
  [56, -20],
  [84, -6],
  [118, -30, 'c'],
  [110, 0],
  [120, 30, 'c'],
  [84, 8],
  [50, 22],
  [0, 32],
  [-60, 26],
]);

/** A fish that swims to the left, about 220 long, its origin in the middle. */
export function fish(color: Swatch): Svg {
  return [
    shape(BODY, color, { color: '@key', width: 5 }),
    circle(-66, -8, 6, '@night'),
    gouge([-40, -24], [-30, 0], [-42, 22], 6, '@key'),
    gouge([-10, -18], [-4, 0], [-12, 18], 5, '@paper'),
    gouge([18, -16], [24, 0], [16, 16], 5, '@paper'),
  ].join('');
}

/** A whole fish on an oval plate, about 300 wide, its origin where it stands. */
export const fishOnPlate = (color: Swatch): Svg =>
  ellipse(0, -18, 152, 34, '@paper', { color: '@key', width: 6 }) +
  ellipse(0, -24, 116, 22, '@mist', { color: '@key', width: 4 }) +
  place(fish(color), { x: 4, y: -46, scale: 0.94 });
