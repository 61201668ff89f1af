import { mirror, smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { COAT_SHADOW } from './jacket';
import { RIM } from './rim';

const BODY = smooth(
  mirror([
    [0, 120],
    [60, 112],
    [108, 134],
    [146, 196],
    [160, 300],
    [160, 430],
    [0, 430],
  ]),
);
const NECK = smooth(
  mirror([
    [0, 96],
    [50, 90],
    [86, 74, 'c'],
    [94, 108],
    [92, 140, 'c'],
    [46, 164],
    [0, 170],
  ]),
);

interface Sweater {
  readonly color?: Swatch;
  /** Cross stripes, as on a sailor's shirt. */
  readonly stripe?: Swatch;
}

/** Knitted, with a roll neck. */
export function sweater({ color = '@brick', stripe }: Sweater = {}): Svg {
  const stripes = stripe
    ? repeat(5, (i) => stroke(`M-190 ${206 + i * 46}Q0 ${246 + i * 46} 190 ${206 + i * 46}`, stripe, 18))
    : repeat(7, (i) => gouge([-96 + i * 32, 190], [-100 + i * 33, 300], [-104 + i * 35, 420], 4, '@key'));
  const ribs = [-70, -48, -24, 0, 24, 48, 70].map((x) =>
    gouge([x, 100 - Math.abs(x) * 0.2], [x * 1.05, 130], [x * 1.05, 164 - Math.abs(x) * 0.26], 4, '@key'),
  );
  return [
    shape(BODY, color),
    clipTo(BODY, stripes + shape(COAT_SHADOW, '@tint')),
    stroke(BODY, '@key', 4),
    shape(NECK, color, RIM),
    ribs.join(''),
  ].join('');
}
