import type { Swatch } from '../inks';
import { circle, line, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';

export const SEAT_Y = -96;
export const BACK_TOP_Y = -214;

/** A park bench from the front: slats between iron ends, its origin on the ground in the middle. */
export function benchFromFront(length: number, wood: Swatch = '@brown'): Svg {
  const half = length / 2;
  const slat = (y: number, height: number): Svg => rect(-half, y, length, height, wood, { color: '@key', width: 4.5 });
  return [
    [-half + 26, half - 26].map((x) => line(x, BACK_TOP_Y - 8, x, -60, '@night', 16)).join(''),
    slat(BACK_TOP_Y, 32),
    slat(BACK_TOP_Y + 44, 32),
    slat(SEAT_Y, 22),
    slat(SEAT_Y + 24, 20),
    [-half + 8, half - 8].map((x) => ironEnd(x)).join(''),
  ].join('');
}

/** The same from behind: the back hides the seat. */
export function benchFromBehind(length: number, wood: Swatch = '@brown'): Svg {
  const half = length / 2;
  const slats = repeat(4, (i) => rect(-half, BACK_TOP_Y + i * 38, length, 29, wood, { color: '@key', width: 4.5 }));
  const posts = [-half + 60, 0, half - 60].map(
    (x) => rect(x - 10, BACK_TOP_Y - 14, 20, -BACK_TOP_Y + 14, '@night') + circle(x, BACK_TOP_Y - 16, 12, '@night'),
  );
  return rect(-half + 20, -64, length - 40, 16, '@night') + slats + posts.join('');
}

const ironEnd = (x: number): Svg =>
  line(x, -140, x, 0, '@night', 14) +
  stroke(`M${x - 30} -140h60q10 14 -4 20`, '@night', 12) +
  rect(x - 26, -10, 52, 12, '@night');
