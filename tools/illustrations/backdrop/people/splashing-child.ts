import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, ellipse, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

export interface Child {
  readonly skin: Swatch;
  readonly suit: Swatch;
  readonly cap?: Swatch;
}

interface Play {
  readonly torso: Points;
  readonly limbs: readonly Points[];
  readonly head: readonly [x: number, y: number];
}

/** In the air: the arms thrown up, both knees drawn in. */
const JUMP: Play = {
  torso: [
    [-48, -300],
    [0, -312],
    [48, -300],
    [40, -230],
    [50, -150],
    [0, -132],
    [-50, -150],
    [-40, -230],
  ],
  limbs: [
    [
      [-52, -300],
      [-92, -340],
      [-140, -420],
      [-122, -430],
      [-80, -376],
      [-28, -306],
    ],
    [
      [52, -300],
      [88, -350],
      [106, -436],
      [126, -430],
      [114, -340],
      [40, -262],
    ],
    [
      [-46, -180],
      [-104, -132],
      [-70, -60],
      [-96, -30],
      [-76, -18],
      [-38, -62],
      [-58, -118],
      [-6, -146],
    ],
    [
      [46, -180],
      [110, -124],
      [64, -76],
      [100, -44],
      [84, -28],
      [28, -76],
      [60, -120],
      [6, -146],
    ],
  ],
  head: [0, -352],
};

/** Runs through it: one leg behind, the arms out like wings. */
const RUN: Play = {
  torso: [
    [-30, -306],
    [16, -316],
    [56, -298],
    [44, -230],
    [42, -160],
    [-6, -140],
    [-56, -164],
    [-44, -240],
  ],
  limbs: [
    [
      [-34, -302],
      [-90, -312],
      [-156, -360],
      [-166, -344],
      [-104, -280],
      [-36, -262],
    ],
    [
      [54, -300],
      [110, -292],
      [168, -324],
      [178, -308],
      [118, -258],
      [44, -258],
    ],
    [
      [-56, -186],
      [-66, -110],
      [-30, -60],
      [-46, -4],
      [-14, 0],
      [4, -62],
      [-18, -108],
      [0, -150],
    ],
    [
      [44, -190],
      [84, -120],
      [150, -110],
      [168, -70],
      [186, -84],
      [166, -146],
      [104, -158],
      [20, -150],
    ],
  ],
  head: [22, -358],
};

function child({ torso, limbs, head: [x, y] }: Play, { skin, suit, cap }: Child): Svg {
  const body = smooth(torso);
  return [
    limbs.map((limb) => shape(smooth(limb), skin)).join(''),
    shape(body, skin),
    clipTo(body, rect(-90, -270, 180, 180, suit)),
    clipTo(body, shape('M-38 -330L-22 -250H-4L-20 -330ZM40 -330L24 -250H6L22 -330Z', suit)),
    ellipse(x, y, 40, 46, '@night'),
    cap
      ? shape(
          `M${x - 44} ${y + 4}Q${x - 46} ${y - 56} ${x} ${y - 58}Q${x + 46} ${y - 56} ${x + 44} ${y + 4}Q${x} ${y + 20} ${x - 44} ${y + 4}Z`,
          cap,
          { color: '@key', width: 4 },
        )
      : '',
  ].join('');
}

/** A child from behind that jumps in the spray: about 440 tall, the origin on the ground below. */
export const jumpingChild = (looks: Child): Svg => child(JUMP, looks);

/** A child from behind that runs through the spray: about 400 tall, the origin at the foot on the ground. */
export const runningChild = (looks: Child): Svg => child(RUN, looks);
