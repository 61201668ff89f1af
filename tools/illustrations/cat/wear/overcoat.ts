import { bothSides, smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, gouge, line, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import { COAT_OUTLINE, COAT_SHADOW } from './jacket';
import { RIM } from './rim';

interface Trimmings {
  readonly collar?: Swatch;
  readonly button?: Swatch;
}

/** Heavy cloth, two rows of buttons, the collar up. */
export function overcoat(color: Swatch, { collar = color, button = '@night' }: Trimmings = {}): Svg {
  const outline = smooth(COAT_OUTLINE.map(([x, y, corner]) => (corner ? [x * 1.06, y, corner] : [x * 1.06, y])));
  const side = (x: -1 | 1): Svg =>
    shape(
      smooth([
        [60 * x, 80, 'c'],
        [104 * x, 60, 'c'],
        [128 * x, 130],
        [112 * x, 204, 'c'],
        [72 * x, 206, 'c'],
        [6 * x, 262, 'c'],
        [34 * x, 180],
      ]),
      collar,
      { color: '@key', width: 5 },
    ) + gouge([106 * x, 72], [118 * x, 130], [104 * x, 192], 4, '@key');
  return [
    shape(outline, color),
    clipTo(outline, shape(COAT_SHADOW, '@tone')),
    bothSides(side),
    line(24, 256, 24, 430, '@key', 4),
    bothSides((x) => repeat(3, (i) => circle(48 * x - 8, 286 + i * 52, 11, button, RIM))),
  ].join('');
}
