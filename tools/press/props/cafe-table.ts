import type { Swatch } from '../inks';
import { line, rect, stroke } from '../svg';
import type { Svg } from '../svg';

/** An iron cafe table with two chairs up-ended on it: about 350 wide and 470 tall, its origin on the ground. */
export function stackedCafeTable(chair: Swatch): Svg {
  return [
    line(0, -210, 0, -16, '@night', 16),
    stroke('M-80 0Q0 -50 80 0', '@night', 13),
    rect(-176, -226, 352, 22, '@verdigris', { color: '@key', width: 6 }),
    upended(-84, chair),
    upended(84, chair),
  ].join('');
}

/** Seat down on the table, legs up. */
function upended(x: number, color: Swatch): Svg {
  const leg = (from: number, to: number, top: number): Svg =>
    line(x + from, -250, x + to, top, '@key', 20) + line(x + from, -250, x + to, top + 4, color, 10);
  return [
    leg(-20, -26, -404),
    leg(28, 38, -404),
    leg(-52, -72, -440),
    leg(56, 76, -440),
    line(x - 62, -340, x + 66, -340, color, 8),
    rect(x - 70, -262, 140, 34, color, { color: '@key', width: 6 }),
  ].join('');
}
