import { coatOf, cutColor, pawColor, toeCut } from './coats';
import type { CoatName } from './coats';
import { tail } from './fur';
import { head } from './head';
import { bothSides, smooth } from '../geometry';
import { clipTo, gouge, place, rect, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth([
  [-10, -250],
  [50, -240],
  [84, -190],
  [92, -120],
  [80, -60],
  [0, -40],
  [-80, -60],
  [-92, -120],
  [-84, -190],
  [-54, -240],
]);
const TAIL_LIKE_AN_UMBRELLA = [
  [16, -150],
  [52, -260],
  [70, -380],
  [66, -470],
  [92, -530],
] as const;

/**
 * A cat that walks away, looks back over its shoulder and carries its tail like a guide's umbrella: 650 tall, its
 * origin on the ground between its feet.
 */
export function lookBack({ coat: name }: { readonly coat: CoatName }): Svg {
  const coat = coatOf(name);
  const cut = cutColor(coat);
  const leg = (x: -1 | 1): Svg => {
    const outline = smooth([
      [14 * x, -110],
      [74 * x, -120],
      [80 * x, -60],
      [66 * x, -20],
      [72 * x, 0],
      [30 * x, 4],
      [26 * x, -20],
      [30 * x, -60],
    ]);
    return (
      shape(outline, coat.base) +
      clipTo(outline, rect(-100, -34, 200, 60, pawColor(coat))) +
      gouge([50 * x, -14], [50 * x, -6], [50 * x, 4], 4, toeCut(coat))
    );
  };
  const body = [
    shape('M-44 -70L-40 -18H-6L-4 -70ZM4 -70L6 -18H40L44 -70Z', coat.base),
    shape(BODY, coat.base),
    bothSides(leg),
    gouge([-70, -180], [-36, -120], [-60, -60], 6, cut),
    gouge([72, -170], [44, -110], [64, -56], 6, cut),
  ];
  return [
    place(body.join(''), { x: 0, y: 0, scale: 1.22 }),
    place(head({ coat: name, eyes: 'open', gaze: [0.2, 0.2] }), { x: -56, y: -314, scale: 0.72, turn: -8 }),
    tail(coat, TAIL_LIKE_AN_UMBRELLA, 42, 28),
    gouge([10, -120], [22, -170], [40, -230], 5, cut),
  ].join('');
}
