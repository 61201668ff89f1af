import { bothSides, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import { shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

/** Two shirt collar points; worn under a jacket. */
export function shirt(): Svg {
  const front: Points = [
    [-64, 96],
    [64, 96],
    [40, 170],
    [0, 250, 'c'],
    [-40, 170],
  ];
  const point = (x: -1 | 1): Svg => shape(`M${52 * x} 96L0 132L${34 * x} 160Z`, '@paper', RIM);
  return shape(smooth(front), '@paper') + bothSides(point);
}
