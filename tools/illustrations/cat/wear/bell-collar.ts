import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, gouge, shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

/** A leather collar with a bell. */
export function bellCollar(color: Swatch): Svg {
  const strap: Points = [
    [-78, 86, 'c'],
    [-40, 122],
    [0, 132],
    [40, 122],
    [78, 86, 'c'],
    [82, 104, 'c'],
    [42, 142],
    [0, 152],
    [-42, 142],
    [-82, 104, 'c'],
  ];
  return [
    shape(smooth(strap), color),
    circle(0, 164, 20, '@mustard', RIM),
    gouge([-14, 164], [0, 168], [14, 164], 4, '@key'),
    circle(0, 175, 4, '@night'),
    circle(-7, 156, 4, '@paper'),
  ].join('');
}
