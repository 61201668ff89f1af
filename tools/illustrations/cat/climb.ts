import { coatOf, cutColor } from './coats';
import type { CoatName } from './coats';
import { tail } from './fur';
import { head } from './head';
import { bothSides, mirror, smooth, tube } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, gouge, place, repeat, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth(
  mirror([
    [0, -210],
    [50, -196],
    [66, -140],
    [76, -60],
    [84, 10],
    [56, 60],
    [0, 72],
  ]),
);
const TAIL: Points = [
  [0, 60],
  [6, 120],
  [-20, 180],
  [-8, 240],
  [28, 270],
];

interface ClimbingKitten {
  readonly coat: CoatName;
  /** Drawn at the origin of the head. */
  readonly hat?: Svg;
}

/** A kitten that clings to a wall by its claws and looks back at us: about 560 tall, origin in its middle. */
export function climbingKitten({ coat: name, hat = '' }: ClimbingKitten): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  const { stripe } = coat;
  const limb = (points: Points): Svg => {
    const end = points.at(-1);
    const toes = end
      ? [-10, 4].map((q) => gouge([end[0] + q, end[1] - 20], [end[0] + q, end[1] - 10], [end[0] + q, end[1]], 5, cut))
      : [];
    return shape(tube(points, 54, 46).outline, coat.base) + toes.join('');
  };
  const bars = stripe
    ? bothSides((x) =>
        repeat(5, (i) =>
          gouge([92 * x, -150 + i * 44], [50 * x, -150 + i * 44], [22 * x, -132 + i * 44], 13, stripe, 'far end'),
        ),
      )
    : '';
  return [
    tail(coat, TAIL, 32, 18),
    bothSides((x) =>
      limb([
        [40 * x, -170],
        [96 * x, -220],
        [120 * x, -300],
      ]),
    ),
    bothSides((x) =>
      limb([
        [46 * x, 20],
        [120 * x, 30],
        [140 * x, -50],
      ]),
    ),
    shape(BODY, coat.base),
    clipTo(BODY, bars),
    stripe ? gouge([0, -200], [2, -60], [0, 60], 10, stripe) : '',
    place(head({ coat: name, eyes: 'wide', gaze: [0, 0.8] }) + hat, { x: 0, y: -214, scale: 0.9, turn: 8 }),
  ].join('');
}
