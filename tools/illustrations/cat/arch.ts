import { tube } from '../geometry';
import { gouge } from '../svg';
import type { Svg } from '../svg';
import { coatOf } from './coats';
import type { Coat } from './coats';
import { profile } from './profile';
import type { Posture, Profile } from './profile';

const ARCHED: Posture = {
  head: { x: 168, y: -214, scale: 0.78, turn: 12 },
  back: [
    [-128, -170],
    [-126, -236],
    [-92, -302],
    [-30, -342],
    [30, -332],
    [78, -286],
    [108, -246],
    [150, -244],
  ],
  belly: [
    [-128, -140],
    [-104, -140],
    [-64, -182],
    [-16, -212],
    [32, -202],
    [74, -164],
    [116, -138],
    [162, -160],
  ],
  tail: [
    [-112, -214],
    [-152, -270],
    [-158, -340],
    [-136, -400],
    [-160, -452],
  ],
  nearHind: [
    [-92, -192],
    [-70, -116],
    [-112, -62],
    [-108, -22],
    [-82, -8],
  ],
  farHind: [
    [-62, -184],
    [-30, -112],
    [-66, -60],
    [-58, -22],
    [-32, -10],
  ],
  nearFore: [
    [112, -180],
    [104, -118],
    [116, -48],
    [132, -8],
  ],
  farFore: [
    [84, -184],
    [66, -118],
    [64, -48],
    [78, -10],
  ],
};
const BRISTLES = 13;

/** A cat that has seen something, its back up, in profile and looking right: about 330 wide, 470 tall with its tail. */
export function arch(cat: Profile): Svg {
  const coat = coatOf(cat.coat);
  const bristles = Array.from({ length: BRISTLES }, (_, i) => {
    const angle = Math.PI * (1.06 + (i / BRISTLES) * 0.8);
    const at = (reach: number, lag = 0): readonly [number, number] => [
      -22 + Math.cos(angle + lag) * 104 * reach,
      -236 + Math.sin(angle + lag) * 108 * reach,
    ];
    return gouge(at(0.9), at(1.06), at(1.22, -0.08), 15, coat.base, 'far end');
  });
  return bristles.join('') + tailBristles(coat) + profile({ eyes: 'wide', ...cat }, ARCHED);
}

/** The tip keeps its shape; the rest is a bottle brush. */
function tailBristles(coat: Coat): Svg {
  const { line } = tube(ARCHED.tail, 32, 20);
  return line
    .filter((_, i) => i > 2 && i < line.length - 6 && i % 3 === 0)
    .flatMap(({ point: [x, y], dx, dy }) =>
      [-1, 1].map((side) =>
        gouge(
          [x, y],
          [x - dy * 14 * side, y + dx * 14 * side],
          [x - dy * 28 * side + dx * 12, y + dx * 28 * side + dy * 12],
          15,
          coat.point ?? coat.base,
          'far end',
        ),
      ),
    )
    .join('');
}
