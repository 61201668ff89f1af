import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

/** Pulled over to one side; both ear tips stay out. */
const FELT: Points = [
  [56, -66],
  [62, -92],
  [36, -116],
  [-10, -126],
  [-62, -122],
  [-100, -102],
  [-108, -82],
  [-86, -68],
  [-58, -62],
  [0, -54],
];
const BAND: Points = [
  [-62, -68, 'c'],
  [0, -62],
  [60, -74, 'c'],
  [58, -58, 'c'],
  [0, -46],
  [-60, -54, 'c'],
];

/** Flat and to one side. */
export function beret(color: Swatch = '@brick'): Svg {
  const felt = smooth(FELT);
  const hat = [
    stroke('M-12 -122Q-14 -134 -8 -144', '@key', 11),
    shape(felt, color),
    clipTo(felt, shape('M14 -140Q60 -100 20 -40H90V-140Z', '@tone')),
    stroke(felt, '@key', 4),
    shape(smooth(BAND), '@night'),
    gouge([-96, -88], [-72, -108], [-34, -114], 6, '@paper'),
    gouge([-66, -72], [-58, -84], [-38, -90], 4, '@key'),
  ];
  return place(hat.join(''), { x: 0, y: 0, turn: -4 });
}
