import type { Swatch } from '../inks';
import { clipTo, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** Height of the peak of the roof over the feet. */
export const TANK_TOP = 452;

/** A wooden water tank on its iron legs: 260 wide, its origin between the feet. */
export function waterTank(wood: Swatch, roof: Swatch): Svg {
  const cask = 'M-120 -150L-108 -370H108L120 -150Z';
  return [
    [-100, -36, 36, 100].map((x) => line(x, 0, x * 0.92, -150, '@night', 15)).join(''),
    line(-100, -10, 36, -140, '@night', 8),
    line(100, -10, -36, -140, '@night', 8),
    rect(-134, -164, 268, 20, '@night'),
    shape(cask, wood, { color: '@key', width: 8 }),
    clipTo(
      cask,
      shape('M44 -380H130V-140H52Z', '@shade') +
        repeat(7, (i) => gouge([-84 + i * 28, -370], [-86 + i * 29, -260], [-92 + i * 31, -150], 6, '@key')),
    ),
    [-200, -262, -324].map((y) => line(-116, y, 116, y, '@night', 9)).join(''),
    polygon(
      [
        [-136, -366],
        [0, -TANK_TOP],
        [136, -366],
      ],
      roof,
      { color: '@key', width: 8 },
    ),
    polygon(
      [
        [40, -366],
        [0, -TANK_TOP],
        [136, -366],
      ],
      '@shade',
    ),
  ].join('');
}
