import { bothSides, smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, line, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { COAT_SHADOW } from './jacket';
import { RIM } from './rim';

const BODY = smooth([
  [-84, 96],
  [-120, 130],
  [-160, 200],
  [-178, 300],
  [-180, 440],
  [180, 440],
  [178, 300],
  [160, 200],
  [120, 130],
  [84, 96],
  [0, 130],
]);

/** An oilskin slicker, buckled up to the chin. */
export function raincoat(color: Swatch = '@mustard'): Svg {
  const collar = (x: -1 | 1): Svg =>
    shape(
      smooth([
        [0, 150, 'c'],
        [50 * x, 120],
        [92 * x, 80, 'c'],
        [120 * x, 136, 'c'],
        [70 * x, 178],
        [20 * x, 196, 'c'],
      ]),
      color,
      RIM,
    );
  const clasp = (y: number): Svg =>
    rect(-24, y, 48, 15, '@night') + rect(-7, y - 4, 14, 23, '@paper', { color: '@key', width: 3 });
  return [
    shape(BODY, color),
    clipTo(BODY, shape(COAT_SHADOW, '@shade')),
    stroke(BODY, '@key', 4),
    line(0, 150, 0, 440, '@key', 4),
    bothSides(collar),
    repeat(3, (i) => clasp(226 + i * 66)),
    gouge([-118, 170], [-142, 250], [-140, 360], 6, '@paper'),
  ].join('');
}
