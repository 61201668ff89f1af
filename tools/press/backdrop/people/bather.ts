import { smooth } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, ellipse, rect, shape } from '../../svg';
import type { Svg } from '../../svg';

/** A child with both arms up, from behind, in a bathing suit: about 400 tall, the origin between the feet. */
export function bather(skin: Swatch, suit: Swatch, cap?: Swatch): Svg {
  const body = smooth([
    [-20, -252],
    [-46, -262],
    [-84, -330],
    [-104, -396],
    [-86, -400],
    [-58, -340],
    [-30, -292],
    [30, -292],
    [62, -336],
    [96, -384],
    [112, -376],
    [88, -318],
    [48, -258],
    [44, -180],
    [50, -110],
    [62, -54],
    [78, -20],
    [96, -6],
    [60, -2],
    [44, -40],
    [8, -108],
    [-10, -108],
    [-34, -50],
    [-30, -4],
    [-66, 0],
    [-62, -50],
    [-50, -120],
    [-46, -190],
  ]);
  return [
    shape(body, skin),
    clipTo(body, rect(-80, -176, 160, 84, suit)),
    clipTo(
      body,
      shape('M-40 -300Q-20 -230 -36 -170H-26Q-6 -230 -26 -300ZM40 -300Q20 -230 36 -170H26Q6 -230 26 -300Z', suit),
    ),
    ellipse(0, -318, 34, 40, '@night'),
    cap ? shape('M-38 -314Q-42 -366 0 -368Q42 -366 38 -314Q0 -300 -38 -314Z', cap, { color: '@key', width: 3.5 }) : '',
  ].join('');
}
