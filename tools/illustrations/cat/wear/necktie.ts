import type { Swatch } from '../../inks';
import { line, shape } from '../../svg';
import type { Svg } from '../../svg';

/** A long tie with two stripes. */
export function necktie(color: Swatch): Svg {
  return [
    shape('M-13 128H13L20 150L10 160L24 236L0 262L-24 236L-10 160L-20 150Z', color),
    line(-18, 200, 16, 178, '@paper', 5),
    line(-22, 226, 20, 200, '@paper', 5),
  ].join('');
}
