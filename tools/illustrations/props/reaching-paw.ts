import { smooth } from '../geometry';
import { clipTo, shape, stroke } from '../svg';
import type { Svg } from '../svg';

/** A ginger foreleg from the lower right corner of a sheet of 1600 by 1200. */
export function reachingPaw(): Svg {
  const leg = smooth([
    [1640, 1010, 'c'],
    [1500, 930],
    [1390, 850],
    [1310, 770],
    [1250, 744],
    [1196, 776],
    [1186, 836],
    [1216, 884],
    [1270, 900],
    [1340, 990],
    [1440, 1120],
    [1500, 1220, 'c'],
    [1640, 1220, 'c'],
  ]);
  const bar = (x: number, y: number): Svg =>
    stroke(`M${x + 70} ${y - 90}Q${x + 40} ${y} ${x - 40} ${y + 80}`, '@rust', 22);
  return [
    shape(leg, '@ginger', { color: '@key', width: 9 }),
    clipTo(leg, bar(1400, 940) + bar(1470, 1010) + bar(1540, 1080)),
    stroke('M1200 800L1246 812M1196 838L1244 842M1222 880L1258 866', '@key', 8),
  ].join('');
}
