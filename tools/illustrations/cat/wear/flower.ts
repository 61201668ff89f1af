import type { Swatch } from '../../inks';
import { circle, gouge, place, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM, THIN_RIM } from './rim';

const PETALS = 6;

/** A bloom tucked in below the ear. */
export function flower(color: Swatch = '@brick'): Svg {
  const petals = repeat(PETALS, (i) => {
    const turn = (i / PETALS) * 2 * Math.PI;
    return circle(Math.cos(turn) * 19, Math.sin(turn) * 19, 14.5, color, RIM);
  });
  const cuts = repeat(PETALS, (i) => {
    const turn = (i / PETALS) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return gouge([x * 14, y * 14], [x * 20, y * 20], [x * 27, y * 27], 3.5, '@key');
  });
  const leaf =
    shape('M16 14Q44 8 52 36Q24 42 16 14Z', '@verdigris', THIN_RIM) + gouge([22, 20], [34, 26], [46, 32], 3.5, '@key');
  return place(leaf + petals + cuts + circle(0, 0, 11, '@mustard', RIM), { x: 66, y: -76 });
}
