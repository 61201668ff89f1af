import type { Swatch } from '../../../inks';
import { randomFrom } from '../../../noise';
import { gouge, rect, repeat } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** A sash window on a wet day. */
export function rainWindow(glass: Swatch, frame: Swatch): Svg {
  const random = randomFrom(23);
  const rain = repeat(64, () => {
    const [x, y, length] = [random() * 860, random() * 1000, 40 + random() * 60];
    return gouge([x, y], [x - length * 0.2, y + length * 0.5], [x - length * 0.4, y + length], 8, '@paper');
  });
  return [
    plain(glass),
    rain,
    rect(384, 0, 32, 1000, frame),
    rect(0, 268, 800, 36, frame),
    rect(0, 304, 800, 9, '@night'),
    rect(416, 0, 8, 1000, '@night'),
  ].join('');
}
