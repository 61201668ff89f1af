import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { gouge, shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

/** Tied by hand. */
export function bowTie(color: Swatch): Svg {
  const wing = (x: -1 | 1): Svg => {
    const outline = smooth([
      [0, 120, 'c'],
      [26 * x, 104],
      [70 * x, 94],
      [76 * x, 126],
      [70 * x, 158],
      [26 * x, 142],
    ]);
    return [
      shape(outline, color, RIM),
      gouge([14 * x, 126], [40 * x, 116], [60 * x, 110], 5, '@paper'),
      gouge([14 * x, 132], [40 * x, 138], [58 * x, 144], 4, '@key'),
    ].join('');
  };
  const knot: Points = [
    [-15, 108],
    [15, 108],
    [18, 126],
    [15, 144],
    [-15, 144],
    [-18, 126],
  ];
  return bothSides(wing) + shape(smooth(knot), color, RIM);
}
