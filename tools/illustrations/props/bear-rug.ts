import { bothSides, smooth } from '../geometry';
import { circle, clipTo, ellipse, gouge, repeat, shape, stroke } from '../svg';
import type { Svg } from '../svg';

const HIDE = smooth([
  [-120, -96],
  [-300, -128],
  [-430, -104, 'c'],
  [-410, -60],
  [-300, -60],
  [-330, -20],
  [-470, 10, 'c'],
  [-420, 52],
  [-250, 30],
  [0, 50],
  [250, 30],
  [420, 52],
  [470, 10, 'c'],
  [330, -20],
  [300, -60],
  [410, -60],
  [430, -104, 'c'],
  [300, -128],
  [120, -96],
]);
const SKULL = smooth([
  [0, -118],
  [60, -116],
  [84, -150],
  [124, -140],
  [122, -96],
  [104, -80],
  [112, -36],
  [84, 6],
  [40, 30],
  [0, 36],
  [-40, 30],
  [-84, 6],
  [-112, -36],
  [-104, -80],
  [-122, -96],
  [-124, -140],
  [-84, -150],
  [-60, -116],
]);

/** A bearskin with its head on, 940 wide: it lies toward us, its origin under its chin. */
export function bearRug(): Svg {
  const shag = repeat(22, (i) => {
    const x = -400 + i * 38;
    const y = i % 2 === 0 ? 18 : -22;
    return gouge([x, y - 20], [x + 6, y - 6], [x + 2, y + 14], 7, '@brown');
  });
  return [
    shape(HIDE, '@umber'),
    clipTo(HIDE, shag),
    stroke(HIDE, '@key', 6),
    [-448, -432, 432, 448].map((x) => circle(x, 22, 7, '@paper', { color: '@key', width: 3 })).join(''),
    shape(SKULL, '@umber', { color: '@key', width: 6 }),
    bearFace(),
  ].join('');
}

/** Its mouth has been open for years. */
const bearFace = (): Svg =>
  [
    bothSides((side) => ellipse(96 * side, -122, 16, 17, '@brick', { color: '@key', width: 4 })),
    bothSides(
      (side) =>
        circle(44 * side, -66, 13, '@mustard', { color: '@key', width: 6 }) + circle(44 * side, -66, 5, '@night'),
    ),
    bothSides((side) => gouge([22 * side, -92], [44 * side, -98], [70 * side, -84], 7, '@key')),
    ellipse(0, -24, 58, 34, '@brown', { color: '@key', width: 4 }),
    ellipse(0, -46, 24, 15, '@night'),
    shape('M-46 -10Q0 -26 46 -10Q40 44 0 46Q-40 44 -46 -10Z', '@night'),
    shape('M-26 24Q0 4 26 24Q16 42 0 42Q-16 42 -26 24Z', '@brick'),
    bothSides((side) => shape(`M${38 * side} -12L${30 * side} 12L${20 * side} -15Z`, '@paper')),
  ].join('');
