import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, line, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import { THIN_RIM } from './rim';

/** Open in front down to the point where the lapels meet. */
export const COAT_OUTLINE: Points = [
  [-70, 92],
  [-112, 132],
  [-150, 196],
  [-166, 300],
  [-166, 430],
  [166, 430],
  [166, 300],
  [150, 196],
  [112, 132],
  [70, 92],
  [40, 170],
  [0, 240, 'c'],
  [-40, 170],
];
export const COAT_SHADOW = 'M96 90Q128 200 126 430H200V90Z';

interface Trimmings {
  readonly lapel?: Swatch;
  /** A row of brass buttons: a uniform. */
  readonly buttons?: boolean;
}

/** A jacket over the shoulders of a bust. */
export function jacket(color: Swatch, { lapel = color, buttons = false }: Trimmings = {}): Svg {
  const outline = smooth(COAT_OUTLINE);
  const fold = (x: -1 | 1): Svg =>
    shape(
      smooth([
        [62 * x, 92, 'c'],
        [92 * x, 124],
        [84 * x, 190, 'c'],
        [64 * x, 196, 'c'],
        [4 * x, 250, 'c'],
        [30 * x, 180],
      ]),
      lapel,
      { color: '@key', width: 5 },
    );
  return [
    shape(outline, color),
    clipTo(outline, shape(COAT_SHADOW, '@tone')),
    bothSides(fold),
    line(0, 248, 0, 430, '@key', 4),
    buttons ? repeat(4, (i) => circle(-24, 274 + i * 36, 9, '@mustard', THIN_RIM)) : '',
  ].join('');
}
