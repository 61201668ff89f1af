import { rosette } from '../../props/rosette';
import type { Swatch } from '../../inks';
import { circle, place, shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

/** On the left breast, as the viewer sees it. */
const BREAST = { x: -92, y: 184 } as const;

/** A round pin with a cat on it, 52 across: what one buys after the walk. */
export const catPin = (color: Swatch = '@mustard'): Svg =>
  place(circle(0, 0, 26, color, RIM) + shape('M-14 14Q-17 -2 -12 -16L-4 -7H4L12 -16Q17 -2 14 14Z', '@night'), {
    ...BREAST,
    turn: -8,
  });

/** The first prize of a cat show, worn. */
export const prizeRosette = (color: Swatch = '@brick'): Svg => place(rosette(color), { ...BREAST, turn: 6 });
