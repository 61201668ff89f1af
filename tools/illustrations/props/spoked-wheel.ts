import type { Swatch } from '../inks';
import { circle, line, repeat } from '../svg';
import type { Svg } from '../svg';

/** A carriage wheel with painted spokes, its origin at the hub. */
export function spokedWheel(radius: number, spokes: number, paint: Swatch): Svg {
  return [
    circle(0, 0, radius, 'none', { color: '@night', width: radius * 0.17 }),
    circle(0, 0, radius * 0.86, 'none', { color: paint, width: radius * 0.1 }),
    repeat(spokes, (i) => {
      const angle = (i / spokes) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle) * radius * 0.84, Math.sin(angle) * radius * 0.84];
      return line(0, 0, x, y, '@key', radius * 0.12) + line(0, 0, x, y, paint, radius * 0.06);
    }),
    circle(0, 0, radius * 0.2, '@night'),
    circle(0, 0, radius * 0.09, paint),
  ].join('');
}
