import type { Swatch } from '../../../inks';
import { line, rect, repeat } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** Bricks, two windows, an iron landing and the stair that leads up from it. */
export function fireEscape(brick: Swatch, mortar: Swatch): Svg {
  const courses = repeat(25, (row) =>
    repeat(9, (i) => rect((i - (row % 2) / 2) * 98, row * 40, 91, 33, (i * 7 + row * 5) % 6 === 0 ? mortar : brick)),
  );
  const window = (x: number): Svg =>
    [
      rect(x - 14, 196, 168, 28, '@paper'),
      rect(x, 222, 140, 250, '@night'),
      rect(x + 10, 232, 120, 104, '@mustard'),
      rect(x + 10, 346, 120, 120, '@deep'),
    ].join('');
  const landing = [
    rect(0, 452, 800, 20, '@night'),
    rect(0, 352, 800, 11, '@night'),
    repeat(25, (i) => line(i * 33 + 8, 352, i * 33 + 8, 456, '@night', 6)),
  ].join('');
  const stair = [
    line(290, 452, 520, 0, '@night', 12),
    line(352, 452, 582, 0, '@night', 12),
    repeat(9, (i) => line(306 + i * 25, 420 - i * 50, 368 + i * 25, 420 - i * 50, '@night', 9)),
  ].join('');
  return plain(mortar) + courses + window(110) + window(560) + stair + landing;
}
