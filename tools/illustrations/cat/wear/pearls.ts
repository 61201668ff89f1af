import { circle, gouge, repeat } from '../../svg';
import type { Svg } from '../../svg';

const COUNT = 13;

/** Draws a string of pearls, with the largest in the middle. */
export function pearls(): Svg {
  return repeat(COUNT, (i) => {
    const t = (i / (COUNT - 1)) * 2 - 1;
    const radius = 12.5 - Math.abs(t) * 3.5;
    const [x, y] = [t * 88, 148 - t * t * 50];
    return (
      circle(x, y, radius, '@paper', { color: '@key', width: 4 }) +
      gouge([x - 1, y + 6], [x + 6, y + 5], [x + 6, y - 3], 4, '@shade')
    );
  });
}
