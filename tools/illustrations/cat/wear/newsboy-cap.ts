import { bothSides, mirror, smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

/** Narrow enough for the ears to stand beside it. */
const CROWN = smooth(
  mirror([
    [0, -142],
    [36, -138],
    [68, -120],
    [80, -92],
    [70, -68],
    [0, -58],
  ]),
);
const PEAK = smooth(
  mirror([
    [0, -80],
    [70, -74, 'c'],
    [56, -50],
    [30, -41],
    [0, -38],
  ]),
);

interface NewsboyCap {
  readonly color?: Swatch;
  readonly peak?: Swatch;
}

/** Eight soft panels and a button. */
export function newsboyCap({ color = '@tan', peak = color }: NewsboyCap = {}): Svg {
  const cap = [
    shape(CROWN, color),
    clipTo(CROWN, shape('M40 -160Q70 -110 44 -40H110V-160Z', '@tone')),
    stroke(CROWN, '@key', 4),
    bothSides((x) => gouge([6 * x, -140], [52 * x, -118], [56 * x, -72], 4.5, '@key')),
    bothSides((x) => gouge([3 * x, -140], [20 * x, -112], [20 * x, -74], 4, '@key')),
    circle(0, -143, 8, color, RIM),
    shape(PEAK, peak, RIM),
    gouge([-44, -56], [0, -72], [44, -56], 4, peak === '@night' ? '@paper' : '@key'),
    gouge([-70, -92], [-64, -112], [-46, -124], 5, '@paper'),
  ];
  return place(cap.join(''), { x: 0, y: 3, turn: -6 });
}
