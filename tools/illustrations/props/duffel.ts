import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, ellipse, gouge, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const SACK = smooth([
  [-96, 0, 'c'],
  [-118, -90],
  [-108, -230],
  [-62, -316],
  [62, -316],
  [108, -230],
  [118, -90],
  [96, 0, 'c'],
]);

/** A sailor's duffel, standing: about 230 wide and 380 tall, its origin on the ground. */
export function duffel(color: Swatch, band: Swatch): Svg {
  return [
    shape('M-50 -308Q-92 -372 -60 -384Q0 -352 60 -384Q92 -372 50 -308Z', color, { color: '@key', width: 6 }),
    shape(SACK, color),
    clipTo(SACK, rect(-130, -120, 260, 34, band) + shape('M52 -330Q96 -160 70 10H140V-330Z', '@shade')),
    shape(SACK, 'none', { color: '@key', width: 6 }),
    ellipse(0, -312, 60, 13, '@night'),
    stroke('M-40 -304Q-150 -220 -108 -40', '@night', 10),
    gouge([-20, -290], [-30, -240], [-14, -190], 6, '@key'),
    gouge([30, -284], [42, -250], [36, -214], 5, '@key'),
    gouge([-70, -60], [-40, -44], [-60, -16], 5, '@key'),
  ].join('');
}
