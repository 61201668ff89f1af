import { bothSides, mirror, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, ellipse, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM, THIN_RIM } from './rim';

/** Low and round like half an orange: a New York helmet, not a London one. */
const DOME = smooth(
  mirror([
    [0, -158],
    [30, -153],
    [54, -132],
    [66, -100],
    [68, -66, 'c'],
    [0, -54],
  ]),
);
const BRIM = smooth(
  mirror([
    [0, -66],
    [44, -70],
    [72, -80],
    [98, -68, 'c'],
    [76, -54],
    [40, -44],
    [0, -41],
  ]),
);
const BAND: Points = [
  [-67, -90, 'c'],
  [0, -78],
  [67, -90, 'c'],
  [68, -72, 'c'],
  [0, -60],
  [-68, -72, 'c'],
];
const SHIELD = smooth(
  mirror([
    [0, -134, 'c'],
    [10, -126],
    [24, -130, 'c'],
    [26, -108],
    [18, -92],
    [0, -82, 'c'],
  ]),
);

/** A New York policeman's felt helmet of about 1900: low, with a narrow brim and a shield without lettering. */
export function policeHelmet(color: Swatch = '@slate'): Svg {
  const shield = [
    shape(SHIELD, '@mustard', THIN_RIM),
    circle(0, -109, 8, '@paper', THIN_RIM),
    bothSides((x) => gouge([10 * x, -118], [17 * x, -108], [10 * x, -96], 4, '@key')),
  ];
  const helmet = [
    shape(DOME, color),
    clipTo(DOME, shape('M18 -170Q62 -120 48 -40H100V-170Z', '@tone')),
    stroke(DOME, '@key', 4),
    stroke('M0 -156Q4 -146 4 -136', '@key', 3.5),
    shape(smooth(BAND), '@night'),
    shape(BRIM, color, RIM),
    gouge([-86, -64], [0, -42], [86, -64], 5, '@key'),
    ellipse(0, -158, 13, 6, color, RIM),
    shield.join(''),
    gouge([-54, -94], [-52, -124], [-32, -142], 7, '@paper'),
  ];
  return place(helmet.join(''), { x: 0, y: 2, turn: -5 });
}
