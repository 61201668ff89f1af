import type { Swatch } from '../inks';
import { line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

/** A ferry's rail: posts, a wire mesh and a broad top, seen from the deck; the top is at `y`. */
export function ferryRail(y: number, width: number, paint: Swatch): Svg {
  return [
    repeat(4, (i) => line(-10, y + 60 + i * 52, width + 10, y + 60 + i * 52, '@night', 7)),
    repeat(6, (i) => rect(60 + i * 300, y, 30, 330, paint, { color: '@key', width: 6 })),
    rect(-10, y - 4, width + 20, 40, paint, { color: '@key', width: 7 }),
  ].join('');
}
