import type { Swatch } from '../../../inks';
import { circle, rect, shape, stroke } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** The double door at the top of a stoop, lit from inside. */
export function brownstoneDoor(stone: Swatch, door: Swatch): Svg {
  const leaf = (x: number): Svg =>
    [
      rect(x, 320, 176, 700, door, { color: '@key', width: 6 }),
      rect(x + 32, 356, 112, 250, '@mustard', { color: '@key', width: 6 }),
      rect(x + 32, 650, 112, 240, '@shade', { color: '@key', width: 6 }),
    ].join('');
  return [
    plain(stone),
    [150, 330, 510, 690, 870].map((y) => stroke(`M0 ${y}H800`, '@key', 5)).join(''),
    shape('M160 1000V330Q160 110 400 110T640 330V1000Z', '@tan', { color: '@key', width: 6 }),
    shape('M206 1000V330Q206 158 400 158T594 330V1000Z', '@night'),
    shape('M222 300Q228 172 400 172T578 300Z', '@mustard'),
    [-1, 0, 1].map((x) => stroke(`M400 300L${400 + x * 110} 170`, '@night', 8)).join(''),
    leaf(222),
    leaf(402),
    circle(384, 640, 9, '@mustard'),
    circle(416, 640, 9, '@mustard'),
  ].join('');
}
