import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { ellipse, place, shape } from '../svg';
import type { Svg } from '../svg';

const PAD = smooth([
  [0, -12],
  [24, 4],
  [34, 30],
  [18, 44],
  [0, 38],
  [-18, 44],
  [-34, 30],
  [-24, 4],
]);
const TOES = [
  { x: -36, y: -8, turn: -24 },
  { x: -14, y: -34, turn: -8 },
  { x: 14, y: -34, turn: 8 },
  { x: 36, y: -8, turn: 24 },
] as const;

/** The print of one paw, pointing up: about 100 across. */
export function pawPrint(color: Swatch): Svg {
  return shape(PAD, color) + TOES.map((toe) => place(ellipse(0, 0, 11, 17, color), toe)).join('');
}
