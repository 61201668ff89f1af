import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, line, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const BIB: Points = [
  [-78, 150, 'c'],
  [0, 160],
  [78, 150, 'c'],
  [94, 256],
  [150, 340, 'c'],
  [166, 440, 'c'],
  [-166, 440, 'c'],
  [-150, 340, 'c'],
  [-94, 256],
];

interface Apron {
  readonly color?: Swatch;
  readonly stripe?: Swatch;
}

/** A shopkeeper's apron with a bib. */
export function apron({ color = '@paper', stripe }: Apron = {}): Svg {
  const bib = smooth(BIB);
  return [
    bothSides((x) => stroke(`M${68 * x} 156Q${84 * x} 122 ${74 * x} 84`, '@key', 20)),
    bothSides((x) => stroke(`M${68 * x} 156Q${84 * x} 122 ${74 * x} 84`, color, 12)),
    shape(bib, color),
    clipTo(
      bib,
      (stripe ? repeat(9, (i) => line(-160 + i * 40, 130, -160 + i * 40, 440, stripe, 12)) : '') +
        shape('M66 140Q110 260 118 440H180V140Z', '@tint'),
    ),
    stroke(bib, '@key', 4),
    stroke('M-40 252H40V306Q0 320 -40 306Z', '@key', 4),
    gouge([-66, 160], [-64, 200], [-76, 240], 5, '@key'),
  ].join('');
}
