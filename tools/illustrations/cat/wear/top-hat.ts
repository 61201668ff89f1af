import { mirror, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { ellipse, gouge, place, shape } from '../../svg';
import type { Svg } from '../../svg';

const PIPE = smooth(
  mirror([
    [0, -198],
    [60, -190, 'c'],
    [51, -126],
    [54, -66, 'c'],
    [0, -58],
  ]),
);
const BAND: Points = [
  [-53, -98, 'c'],
  [0, -86],
  [53, -98, 'c'],
  [54, -66, 'c'],
  [0, -54],
  [-54, -66, 'c'],
];
const BRIM = smooth(
  mirror([
    [0, -66],
    [60, -66],
    [84, -67],
    [100, -80],
    [98, -60],
    [82, -52],
    [40, -46],
    [0, -44],
  ]),
);

interface TopHat {
  readonly color?: Swatch;
  readonly band?: Swatch;
}

/** Silk, for the opera. */
export function topHat({ color = '@night', band = '@mustard' }: TopHat = {}): Svg {
  const hat = [
    shape(PIPE, color),
    ellipse(0, -189, 57, 9, color, { color: '@slate', width: 4 }),
    shape(smooth(BAND), band),
    shape(BRIM, color),
    gouge([-92, -60], [0, -32], [92, -60], 4, '@paper'),
    gouge([-40, -106], [-36, -136], [-44, -174], 7, '@paper'),
    gouge([-27, -112], [-25, -138], [-30, -160], 4, '@paper'),
  ];
  return place(hat.join(''), { x: 0, y: 2, turn: 6 });
}
