import { mirror, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const DOME = smooth(
  mirror([
    [0, -160],
    [34, -152],
    [56, -120],
    [58, -70],
    [0, -64],
  ]),
);
const BAND: Points = [
  [-58, -92, 'c'],
  [0, -80],
  [58, -92, 'c'],
  [59, -68, 'c'],
  [0, -58],
  [-59, -68, 'c'],
];
const BRIM = smooth(
  mirror([
    [0, -66],
    [60, -66],
    [84, -66],
    [100, -78],
    [98, -60],
    [82, -52],
    [40, -46],
    [0, -44],
  ]),
);

interface Bowler {
  readonly color?: Swatch;
  readonly band?: Swatch;
}

/** The edge is paper when the hat is night, so that it does not melt into a dark cat. */
export function bowler({ color = '@night', band = '@brick' }: Bowler = {}): Svg {
  const edge: Swatch = color === '@night' ? '@paper' : '@key';
  const hat = [
    shape(DOME, color),
    color === '@night' ? '' : stroke(DOME, '@key', 4),
    shape(smooth(BAND), band),
    shape(BRIM, color),
    gouge([-92, -60], [0, -32], [92, -60], 4, edge),
    gouge([-43, -98], [-45, -130], [-22, -149], 7, '@paper'),
    gouge([-30, -102], [-31, -122], [-20, -134], 4, '@paper'),
  ];
  return place(hat.join(''), { x: 0, y: 2, turn: -7 });
}
