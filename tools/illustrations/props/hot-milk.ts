import { ellipse, gouge, shape } from '../svg';
import type { Svg } from '../svg';

/** A saucer of milk with its steam, about 240 wide; its origin is where it stands. */
export function hotMilk(): Svg {
  const steam = [-52, 4, 58].map((x, i) => {
    const top = -190 - (i % 2) * 46;
    return (
      gouge([x, -64], [x + 34, -100], [x + 6, top * 0.72], 13, '@paper') +
      gouge([x + 6, top * 0.7], [x - 26, top * 0.86], [x + 8, top - 20], 11, '@paper')
    );
  });
  return [
    shape('M-120 -44Q-84 0 -46 0H46Q84 0 120 -44Z', '@paper', { color: '@key', width: 6 }),
    shape('M30 -44H118Q84 -2 46 -2H10Q34 -20 30 -44Z', '@shade'),
    ellipse(0, -44, 120, 26, '@verdigris', { color: '@key', width: 6 }),
    ellipse(0, -42, 96, 17, '@paper'),
    steam.join(''),
  ].join('');
}
