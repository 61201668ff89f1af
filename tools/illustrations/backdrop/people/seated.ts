import { smooth } from '../../geometry';
import type { Points } from '../../geometry';
import type { Swatch } from '../../inks';
import { clipTo, gouge, place, shape } from '../../svg';
import type { Svg } from '../../svg';
import { headFromBehind } from './head-from-behind';
import type { Head } from './head-from-behind';

interface Seated extends Head {
  readonly coat: Swatch;
  readonly skirt: Swatch;
  /** Laid around the shoulders; it hides the collar. */
  readonly shawl?: Swatch;
  /** Degrees the head leans. */
  readonly tilt?: number;
}

const SEATED_BODY: Points = [
  [-26, -300],
  [-58, -284],
  [-76, -236],
  [-84, -180],
  [-60, -150],
  [-58, -120],
  [0, -112],
  [58, -120],
  [62, -150],
  [84, -180],
  [74, -236],
  [56, -284],
  [24, -300],
];
const SKIRT: Points = [
  [-60, -128],
  [-96, -96],
  [-116, -4, 'c'],
  [-40, 4],
  [40, 2],
  [118, -6, 'c'],
  [98, -96],
  [60, -128],
];

/** Somebody on a chair, from behind; draw the back of the chair over it. About 390 tall. */
export function seated(somebody: Seated): Svg {
  const { coat, skirt, shawl, tilt = 0 } = somebody;
  const folds = [-64, -22, 20, 66].map((x) =>
    gouge([x * 0.7, -104], [x * 0.9, -60], [x * 1.2, -8], 6, skirt === '@night' ? '@paper' : '@key'),
  );
  const cloth = smooth([
    [-28, -304],
    [-66, -280],
    [-92, -220],
    [-88, -186, 'c'],
    [-40, -160],
    [0, -118, 'c'],
    [42, -160],
    [88, -188, 'c'],
    [90, -222],
    [64, -280],
    [26, -304],
  ]);
  return [
    shape(smooth(SKIRT), skirt),
    folds.join(''),
    shape(smooth(SEATED_BODY), coat),
    shawl ? shape(cloth, shawl, { color: '@key', width: 4 }) : '',
    shawl ? clipTo(cloth, shape('M30 -310Q74 -220 34 -110H120V-310Z', '@shade')) : '',
    gouge([-58, -236], [-34, -196], [-4, -152], 5, '@key'),
    gouge([58, -236], [34, -196], [8, -162], 5, '@key'),
    place(headFromBehind(somebody, shawl ? undefined : coat), { x: 0, y: -298, turn: tilt }),
  ].join('');
}
