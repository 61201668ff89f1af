import { bothSides, discPath } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, gouge, stroke } from '../../svg';
import type { Svg } from '../../svg';

const RADIUS = 41;
const APART = 46;
const BRIDGE = 'M-7 -5Q0 -17 7 -5';

/** Round glasses. The paper halo keeps the rim legible on fur of any tone. */
export function spectacles(rim: Swatch = '@key'): Svg {
  const glass = (x: -1 | 1): Svg => {
    const left = APART * x;
    return [
      circle(left, 2, RADIUS, 'none', { color: '@paper', width: 15 }),
      stroke(`M${88 * x} -6Q${98 * x} -14 ${112 * x} -22`, '@paper', 11),
      stroke(`M${87 * x} -4Q${98 * x} -12 ${112 * x} -20`, rim, 6),
      circle(left, 2, RADIUS, 'none', { color: rim, width: 7 }),
      clipTo(discPath(left, 2, RADIUS - 4), gouge([left - 32, -4], [left - 26, -24], [left - 6, -30], 6, '@paper')),
    ].join('');
  };
  return bothSides(glass) + stroke(BRIDGE, '@paper', 14) + stroke(BRIDGE, rim, 7);
}
