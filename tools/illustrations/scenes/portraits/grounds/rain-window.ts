import { rain } from '../../../backdrop/rain';
import type { Swatch } from '../../../inks';
import { rect } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** A sash window on a wet day. */
export function rainWindow(glass: Swatch, frame: Swatch): Svg {
  return [
    plain(glass),
    rain({ width: 800, height: 1000, drops: 64, color: '@paper', seed: 23, slant: 0.4, cut: 8 }),
    rect(384, 0, 32, 1000, frame),
    rect(0, 268, 800, 36, frame),
    rect(0, 304, 800, 9, '@night'),
    rect(416, 0, 8, 1000, '@night'),
  ].join('');
}
