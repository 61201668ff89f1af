import type { Swatch } from '../inks';
import { clipTo, gouge, line, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const CANOPY =
  'M-150 0Q-140 -122 0 -132Q140 -122 150 0Q125 -30 100 0Q75 -30 50 0Q25 -30 0 0Q-25 -30 -50 0Q-75 -30 -100 0Q-125 -30 -150 0Z';

/** An open umbrella, 300 wide; the rim at the origin, the handle below it. */
export function umbrella(color: Swatch, handle = 150): Svg {
  return [
    line(0, -4, 0, handle, '@night', 8),
    stroke(`M0 ${handle}q0 26 -18 26q-16 0 -16 -18`, '@night', 8),
    shape(CANOPY, color),
    clipTo(CANOPY, shape('M40 -140Q90 -80 92 20H170V-140Z', '@shade')),
    [-100, -50, 0, 50, 100].map((x) => stroke(`M0 -131Q${x * 0.9} -104 ${x} 0`, '@key', 4)).join(''),
    stroke(CANOPY, '@key', 5),
    gouge([-124, -24], [-112, -76], [-66, -104], 8, '@paper'),
    line(0, -130, 0, -156, '@night', 8),
  ].join('');
}
