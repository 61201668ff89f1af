import type { Swatch } from '../inks';
import { circle, rect, repeat } from '../svg';
import type { Svg } from '../svg';

export const BACK_TOP_Y = -214;

/** A park bench from behind, 230 tall: the back hides the seat. Its origin is on the ground in the middle. */
export function benchFromBehind(length: number, wood: Swatch = '@brown'): Svg {
  const half = length / 2;
  const slats = repeat(4, (i) => rect(-half, BACK_TOP_Y + i * 38, length, 29, wood, { color: '@key', width: 4.5 }));
  const posts = [-half + 60, 0, half - 60].map(
    (x) => rect(x - 10, BACK_TOP_Y - 14, 20, -BACK_TOP_Y + 14, '@night') + circle(x, BACK_TOP_Y - 16, 12, '@night'),
  );
  return rect(-half + 20, -64, length - 40, 16, '@night') + slats + posts.join('');
}
