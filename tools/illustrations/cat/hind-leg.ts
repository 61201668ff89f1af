import { smooth, tube } from '../geometry';
import type { Points } from '../geometry';
import { head } from './head';
import { ellipse, gouge, place, shape } from '../svg';
import type { Svg } from '../svg';

const BODY = smooth([
  [-214, -4],
  [-230, -66],
  [-196, -134],
  [-120, -170],
  [-10, -178],
  [90, -176],
  [164, -150],
  [204, -96],
  [196, -34],
  [150, 2],
  [0, 6],
]);
/** The line of the leg from the hip to the toes, which the brokers follow. */
export const LEG: Points = [
  [130, -84],
  [216, -166],
  [296, -262],
  [392, -352],
];
const TAIL: Points = [
  [176, -20],
  [240, -10],
  [300, -8],
  [350, -26],
  [372, -60],
];
const PAW: Points = [
  [364, -346],
  [376, -384],
  [410, -404],
  [434, -390],
  [428, -356],
  [398, -330],
];

/** Draws a black cat that lies down and stretches one hind leg. It is about 640 long, with its origin on the ground. */
export function hindLegStretched(): Svg {
  const paw = (x: number): Svg =>
    ellipse(x, -10, 46, 22, '@night', { color: '@paper', width: 4.5 }) +
    [-16, 2].map((q) => gouge([x + q, -14], [x + q - 4, -4], [x + q - 2, 8], 4.5, '@paper')).join('');
  return [
    shape(tube(TAIL, 34, 20).outline, '@night'),
    shape(tube(LEG, 104, 50).outline, '@night'),
    shape(smooth(PAW), '@night'),
    [0, 1, 2]
      .map((i) =>
        gouge([392 + i * 13, -388 + i * 12], [398 + i * 11, -376 + i * 11], [396 + i * 10, -362 + i * 8], 4, '@paper'),
      )
      .join(''),
    shape(BODY, '@night'),
    gouge([70, -20], [40, -120], [130, -150], 7, '@paper'),
    gouge([180, -130], [250, -200], [320, -276], 6, '@paper', 'far end'),
    gouge([-60, -60], [-40, -110], [-70, -150], 5, '@paper'),
    gouge([-10, -164], [40, -166], [80, -162], 5, '@paper'),
    paw(-176),
    paw(-70),
    place(head({ coat: 'black', eyes: 'half', gaze: [0.2, 0.2] }), { x: -126, y: -196, scale: 0.94, turn: -5 }),
  ].join('');
}
