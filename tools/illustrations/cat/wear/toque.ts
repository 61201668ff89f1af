import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const PUFF: Points = [
  [-52, -104, 'c'],
  [-58, -124],
  [-80, -146],
  [-72, -178],
  [-40, -184],
  [-18, -204],
  [18, -206],
  [38, -186],
  [70, -182],
  [80, -150],
  [58, -126],
  [52, -104, 'c'],
  [0, -96],
];
const BAND: Points = [
  [-54, -110, 'c'],
  [0, -100],
  [54, -110, 'c'],
  [57, -66, 'c'],
  [0, -54],
  [-57, -66, 'c'],
];

/** Draws a cook's tall hat. */
export function toque(): Svg {
  const hat = [
    shape(smooth(PUFF), '@paper'),
    clipTo(smooth(PUFF), shape('M36 -220Q64 -160 30 -90H100V-220Z', '@shade')),
    stroke(smooth(PUFF), '@key', 4),
    gouge([-36, -108], [-44, -132], [-40, -160], 4.5, '@key'),
    gouge([-8, -106], [-8, -140], [-16, -172], 4.5, '@key'),
    gouge([24, -106], [30, -134], [26, -160], 4.5, '@key'),
    shape(smooth(BAND), '@paper', RIM),
    clipTo(smooth(BAND), shape('M36 -120H70V-40H34Z', '@shade')),
  ];
  return place(hat.join(''), { x: 0, y: 2, turn: 5 });
}
