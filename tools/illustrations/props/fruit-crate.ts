import type { Swatch } from '../inks';
import { circle, gouge, line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface FruitCrate {
  readonly width: number;
  readonly fruit: Swatch;
  readonly radius: number;
}

/** A tilted crate of fruit heaped in three rows, 220 tall and more; its origin at its lower left corner. */
export function fruitCrate({ width, fruit, radius }: FruitCrate): Svg {
  const across = Math.floor((width - radius) / (radius * 1.9));
  const step = (width - 2 * radius - 16) / (across - 1);
  const one = (x: number, y: number): Svg =>
    circle(x, y, radius, fruit, { color: '@key', width: 5 }) +
    gouge([x - radius * 0.6, y], [x - radius * 0.5, y - radius * 0.5], [x, y - radius * 0.64], 7, '@paper') +
    gouge([x + 3, y - radius * 0.7], [x + 6, y - radius * 0.5], [x + 12, y - radius * 0.4], 6, '@key');
  const rows = [2, 1, 0].map((row) =>
    repeat(across - row, (i) => one(radius + 8 + (i + row / 2) * step, -128 - row * radius * 1.1)),
  );
  return [
    rows.join(''),
    rect(0, -118, width, 118, '@tan', { color: '@key', width: 7 }),
    rect(width - 26, -114, 22, 110, '@shade'),
    line(0, -62, width, -62, '@key', 7),
    rect(12, -112, 20, 106, '@brown'),
    rect(width - 34, -112, 20, 106, '@brown'),
  ].join('');
}
