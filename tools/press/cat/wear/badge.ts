import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, gouge, place, repeat, shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM, THIN_RIM } from './rim';

const STAR: Points = [
  [0, -30, 'c'],
  [9, -11, 'c'],
  [30, -9, 'c'],
  [14, 5, 'c'],
  [19, 27, 'c'],
  [0, 15, 'c'],
  [-19, 27, 'c'],
  [-14, 5, 'c'],
  [-30, -9, 'c'],
  [-9, -11, 'c'],
];
/** On the left breast, as the viewer sees it. */
const BREAST = { x: -92, y: 184, turn: -8 } as const;

/** A star of brass. */
export const badge = (): Svg => place(shape(smooth(STAR), '@mustard', RIM) + circle(0, 0, 7, '@paper'), BREAST);

/** A round pin with a cat on it: what one buys after the walk. */
export const catPin = (color: Swatch = '@mustard'): Svg =>
  place(circle(0, 0, 26, color, RIM) + shape('M-14 14Q-17 -2 -12 -16L-4 -7H4L12 -16Q17 -2 14 14Z', '@night'), BREAST);

/** A ribbon rosette: first prize. */
export function rosette(color: Swatch = '@brick'): Svg {
  const pleats = repeat(12, (i) => {
    const turn = (i / 12) * 2 * Math.PI;
    return circle(Math.cos(turn) * 27, Math.sin(turn) * 27, 10, color, THIN_RIM);
  });
  const tail = (x: -1 | 1): Svg =>
    shape(`M${6 * x} 10L${32 * x} 84L${16 * x} 76L${4 * x} 90L${-8 * x} 14Z`, color, RIM);
  return place(
    [
      tail(-1),
      tail(1),
      pleats,
      circle(0, 0, 24, color),
      circle(0, 0, 19, '@paper', RIM),
      gouge([-9, 0], [-4, 8], [0, 9], 5, '@key'),
      gouge([0, 9], [6, 0], [12, -9], 5, '@key'),
    ].join(''),
    { ...BREAST, turn: 6 },
  );
}
