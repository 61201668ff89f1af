import { mirror, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const BACK = smooth(
  mirror([
    [0, -132],
    [34, -128],
    [48, -104, 'c'],
    [0, -84],
  ]),
);
/** The turned-up front, with two starched wings. */
const CUFF = smooth(
  mirror([
    [0, -104],
    [36, -112],
    [76, -134, 'c'],
    [72, -100],
    [58, -68, 'c'],
    [30, -60],
    [0, -57],
  ]),
);
const STRIPE: Points = [
  [-70, -112, 'c'],
  [0, -88],
  [70, -112, 'c'],
  [69, -102, 'c'],
  [0, -76],
  [-69, -102, 'c'],
];

export function nurseCap(stripe: Swatch = '@verdigris'): Svg {
  const cap = [
    shape(BACK, '@paper', RIM),
    shape(CUFF, '@paper'),
    clipTo(CUFF, shape('M44 -140Q54 -90 40 -40H90V-140Z', '@shade')),
    shape(smooth(STRIPE), stripe),
    stroke(CUFF, '@key', 4),
    gouge([-40, -66], [-48, -80], [-54, -96], 3.5, '@key'),
  ];
  return place(cap.join(''), { x: 0, y: 2, turn: 4 });
}
