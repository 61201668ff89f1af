import type { Swatch } from '../inks';
import { line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

/** A floor from `y` down to `bottom`, its boards running away from us. */
export function boards(y: number, width: number, bottom: number, color: Swatch): Svg {
  const middle = width / 2;
  const cracks = repeat(11, (i) => {
    const x = middle + (i - 5) * 130;
    return line(x, y, middle + (x - middle) * 1.5, bottom, '@key', 4);
  });
  return rect(-10, y, width + 20, bottom - y + 10, color) + cracks;
}
