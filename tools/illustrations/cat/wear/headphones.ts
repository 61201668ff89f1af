import { bothSides } from '../../geometry';
import type { Swatch } from '../../inks';
import { ellipse, gouge, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const BAND = 'M-118 -20Q-100 -96 0 -98T118 -20';

/** For the audio guide. The cups sit where a listener would have ears; the cat has them elsewhere. */
export function headphones(color: Swatch = '@brick'): Svg {
  const cup = (x: -1 | 1): Svg =>
    [
      ellipse(120 * x, 2, 21, 38, '@night', RIM),
      ellipse(129 * x, 2, 17, 33, color, RIM),
      gouge([134 * x - 4, -18], [136 * x - 4, 2], [134 * x - 4, 20], 5, '@paper'),
    ].join('');
  return [stroke(BAND, '@paper', 20), stroke(BAND, '@night', 16), stroke(BAND, color, 8), bothSides(cup)].join('');
}
