import { mirror, smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { circle, clipTo, gouge, place, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';
import { RIM } from './rim';

const CROWN = smooth(
  mirror([
    [0, -146],
    [32, -140],
    [56, -116],
    [66, -70],
    [0, -60],
  ]),
);
/** Turned to the side: nobody wears it straight. */
const PEAK: Points = [
  [-50, -74, 'c'],
  [0, -66],
  [58, -82, 'c'],
  [104, -66],
  [118, -48],
  [84, -44],
  [40, -46],
  [0, -44],
  [-40, -52],
];

interface BallCap {
  readonly color?: Swatch;
  readonly peak?: Swatch;
}

/** A cap without a team. */
export function ballCap({ color = '@brick', peak = '@verdigris' }: BallCap = {}): Svg {
  const cap = [
    shape(CROWN, color),
    clipTo(CROWN, shape('M40 -160Q66 -110 44 -40H90V-160Z', '@tone')),
    stroke(CROWN, '@key', 4),
    gouge([4, -144], [28, -116], [30, -72], 4, '@key'),
    gouge([-4, -144], [-24, -116], [-22, -72], 4, '@key'),
    circle(0, -147, 7, color, RIM),
    shape(smooth(PEAK), peak, RIM),
    gouge([-30, -56], [30, -54], [100, -54], 4, '@key'),
    gouge([-54, -86], [-52, -112], [-34, -130], 6, '@paper'),
  ];
  return place(cap.join(''), { x: 0, y: 2, turn: 5 });
}
