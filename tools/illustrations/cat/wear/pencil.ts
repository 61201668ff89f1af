import type { Points } from '../../geometry';
import { clipTo, place, polygonPath, rect, shape } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

/** The two parts of the pencil that are seen, before the ear and behind it. */
const BESIDE_THE_EAR: Points = [
  [-60, -190],
  [72, -190],
  [76, -140],
  [28, -80],
  [-60, -60],
];
const OUTSIDE_THE_EAR: Points = [
  [90, -190],
  [84, -140],
  [98, -104],
  [108, -58],
  [240, -40],
  [240, -190],
];

/** Draws a pencil behind the ear. */
export function pencil(): Svg {
  const wood = [
    shape('M-66 -9H66L92 0L66 9H-66Z', '@mustard', RIM),
    shape('M66 -9L92 0L66 9Q60 0 66 -9Z', '@paper', RIM),
    shape('M82 -4L92 0L82 4Z', '@night'),
    rect(-84, -9, 20, 18, '@brick', RIM),
    rect(-66, -9, 12, 18, '@slate', RIM),
  ];
  const drawn = place(wood.join(''), { x: 92, y: -98, turn: 14 });
  return clipTo(polygonPath(BESIDE_THE_EAR), drawn) + clipTo(polygonPath(OUTSIDE_THE_EAR), drawn);
}
