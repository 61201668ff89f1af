import { smooth } from '../geometry';
import type { Points } from '../geometry';
import { clipTo, rect, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** No real shore: an island in the shape of a curled-up cat. */
const ISLAND: Points = [
  [420, 980],
  [300, 860],
  [260, 640],
  [330, 420],
  [330, 190, 'c'],
  [460, 300],
  [600, 290],
  [740, 180, 'c'],
  [780, 350],
  [1000, 330],
  [1240, 440],
  [1360, 640],
  [1330, 860],
  [1180, 1010],
  [900, 1070],
  [620, 1060],
];
const ROADS: readonly Points[] = [
  [
    [200, 560],
    [560, 520],
    [900, 580],
    [1400, 520],
  ],
  [
    [300, 940],
    [640, 760],
    [1000, 820],
    [1400, 760],
  ],
  [
    [560, 200],
    [520, 520],
    [640, 760],
    [600, 1100],
  ],
  [
    [1000, 260],
    [940, 580],
    [1040, 820],
    [1000, 1120],
  ],
];
/** A map of nowhere, 1100 by 900, for a sheet of 1600 by 1200. */
export function catIsland(): Svg {
  const outline = smooth(ISLAND);
  const parks = [
    rect(580, 800, 380, 150, '@mustard'),
    rect(1080, 860, 200, 100, '@mustard'),
    rect(340, 590, 150, 130, '@mustard'),
    rect(640, 380, 240, 120, '@mustard'),
  ].join('');
  const roads = ROADS.map((road) => stroke(smooth(road, false), '@slate', 22)).join('');
  return [
    shape(outline, '@deep', { color: '@deep', width: 74 }),
    shape(outline, '@paper', { color: '@key', width: 9 }),
    clipTo(outline, parks + roads),
    stroke(outline, '@key', 9),
  ].join('');
}
