import { clipTo, circle, place, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';
import type { Swatch } from '../inks';

export const PORTRAIT = { width: 800, height: 1000 } as const;

const ARCH = 'M70 930V400Q70 70 400 70T730 400V930Z';

/** A picture in an arched frame with corner ornaments, on an 800 by 1000 card. */
export function portraitCard(corner: Swatch, inside: Svg): Svg {
  const ornament = shape('M0 0h86Q20 20 0 100Z', corner) + circle(26, 26, 7, '@paper');
  return [
    rect(-10, -10, 820, 1020, '@paper'),
    stroke(ARCH, '@night', 26),
    clipTo(ARCH, inside),
    stroke(ARCH, '@paper', 6),
    place(ornament, { x: 50, y: 46 }),
    place(ornament, { x: 750, y: 46, flip: true }),
  ].join('');
}
