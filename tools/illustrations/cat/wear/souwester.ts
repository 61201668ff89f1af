import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import type { Swatch } from '../../inks';
import { RIM } from './rim';

const CROWN: Points = [
  [-60, -70],
  [-58, -112],
  [-34, -138],
  [0, -146],
  [34, -138],
  [58, -112],
  [62, -70],
  [0, -60],
];
/** The front is turned up, the sides hang. */
const BRIM: Points = [
  [-132, -26],
  [-108, -60],
  [-64, -84],
  [-30, -94, 'c'],
  [0, -98],
  [30, -94, 'c'],
  [64, -84],
  [108, -60],
  [132, -26],
  [118, -14],
  [86, -36],
  [50, -52],
  [0, -58],
  [-50, -52],
  [-86, -36],
  [-118, -14],
];

/** An oilskin hat for a walk in the rain. */
export function souwester(color: Swatch = '@mustard'): Svg {
  const crown = smooth(CROWN);
  const hat = [
    shape(crown, color),
    clipTo(crown, shape('M30 -160Q62 -110 40 -40H90V-160Z', '@shade')),
    stroke(crown, '@key', 4),
    gouge([2, -144], [4, -120], [2, -100], 4, '@key'),
    gouge([-6, -142], [-34, -124], [-40, -94], 4, '@key'),
    gouge([8, -142], [36, -124], [42, -94], 4, '@key'),
    shape(smooth(BRIM), color, RIM),
    gouge([-120, -30], [-70, -76], [0, -82], 4, '@key'),
    gouge([0, -82], [70, -76], [120, -30], 4, '@key'),
    gouge([-46, -100], [-44, -120], [-30, -132], 6, '@paper'),
  ];
  return place(hat.join(''), { x: 0, y: 0, turn: 4 });
}
