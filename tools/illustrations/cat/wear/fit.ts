import { place } from '../../svg';
import type { Place, Svg } from '../../svg';
import type { HeadShape } from '../head-shapes';
import { worn } from '../view';
import type { View } from '../view';

interface Wearer {
  readonly shape?: HeadShape;
  readonly view?: View;
}

/** Hats are drawn for the standard head; the gap between the ears differs on the others. */
const HATS: Record<HeadShape, Place> = {
  standard: { x: 0, y: 0 },
  round: { x: 0, y: 10, scale: 1.06 },
  long: { x: 0, y: -14, scale: 0.84 },
  fluffy: { x: 0, y: 0 },
  kitten: { x: 0, y: 4, scale: 1.06 },
};
/** As large as the eyes. */
const GLASSES: Record<HeadShape, Place> = {
  standard: { x: 0, y: 0 },
  round: { x: 0, y: 0, scale: 1.08 },
  long: { x: 0, y: 0, scale: 0.94 },
  fluffy: { x: 0, y: 0 },
  kitten: { x: 0, y: 0, scale: 1.2 },
};

/** Sets a hat between the ears of this head. */
export const hatFor = ({ shape = 'standard', view = 'front' }: Wearer, hat: Svg): Svg =>
  worn(place(hat, HATS[shape]), 'crown', view);

/** Sets glasses on this face. */
export const glassesFor = ({ shape = 'standard', view = 'front' }: Wearer, glasses: Svg): Svg =>
  worn(place(glasses, GLASSES[shape]), 'eyes', view);
