import { moon } from '../../../backdrop/sky';
import type { Swatch } from '../../../inks';
import { circle, shape } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

const STARS = [
  [150, 260],
  [236, 150],
  [640, 210],
  [560, 120],
  [690, 420],
  [106, 470],
] as const;

/** A full moon larger than a head. */
export const moonNight = (sky: Swatch): Svg =>
  [
    plain(sky),
    STARS.map(([x, y], i) => (i % 2 === 0 ? twinkle(x, y) : circle(x, y, 6, '@paper'))).join(''),
    moon(400, 480, 318, '@mustard', '@butter'),
  ].join('');

const twinkle = (x: number, y: number): Svg =>
  shape(
    `M${x} ${y - 26}Q${x + 4} ${y - 4} ${x + 26} ${y}Q${x + 4} ${y + 4} ${x} ${y + 26}Q${x - 4} ${y + 4} ${x - 26} ${y}Q${x - 4} ${y - 4} ${x} ${y - 26}Z`,
    '@paper',
  );
