import { line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

const HALF = 190;
const HEIGHT = 300;
const SLATS = 3;

/** The inside, to be drawn before whoever travels in it. Origin on the ground; 400 wide, 300 high. */
export const crateInside = (): Svg =>
  rect(-HALF, -HEIGHT, HALF * 2, HEIGHT, '@night') +
  repeat(SLATS, (i) => rect(-HALF, -HEIGHT + 20 + i * 104, HALF * 2, 40, '@umber'));

/** Its slats and posts, to be drawn over the traveler. */
export function crateFront(): Svg {
  const slats = repeat(SLATS, (i) => {
    const y = -HEIGHT + 8 + i * 112;
    return (
      rect(-HALF - 8, y, HALF * 2 + 16, 56, '@tan', { color: '@key', width: 6 }) +
      line(-HALF + 40, y + 20, -HALF + 150, y + 20, '@key', 4) +
      line(20, y + 36, 150, y + 36, '@key', 4)
    );
  });
  const post = (x: number): Svg =>
    rect(x - 26, -HEIGHT - 12, 52, HEIGHT + 12, '@tan', { color: '@key', width: 6 }) +
    [30, 142, 254].map((up) => rect(x - 6, -HEIGHT + up - 2, 12, 12, '@night')).join('');
  return slats + post(-HALF) + post(HALF) + rect(HALF - 4, -HEIGHT - 12, 30, HEIGHT + 12, '@shade');
}
