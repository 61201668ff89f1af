import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { place, rect } from '../svg';
import type { Svg } from '../svg';

const CLOTH: readonly Swatch[] = ['@brick', '@mustard', '@verdigris', '@paper', '@slate', '@oxblood', '@tan'];

interface Row {
  readonly from: number;
  readonly to: number;
  /** Where they stand. */
  readonly y: number;
  readonly tallest: number;
  readonly seed: number;
}

/** Books on a shelf; the last may lean. */
export function bookRow({ from, to, y, tallest, seed }: Row): Svg {
  const random = randomFrom(seed);
  let books = '';
  let x = from;
  for (;;) {
    const width = 34 + random() * 46;
    if (x + width > to) break;
    const height = tallest * (0.76 + random() * 0.24);
    const color = CLOTH[Math.floor(random() * CLOTH.length)] ?? '@brick';
    books += place(spine(width, height, color, random() < 0.5), { x, y });
    x += width + 3;
  }
  return books;
}

function spine(width: number, height: number, color: Swatch, labeled: boolean): Svg {
  const label = color === '@paper' || color === '@mustard' ? '@brick' : '@paper';
  return [
    rect(0, -height, width, height, color, { color: '@key', width: 5 }),
    rect(3, -height + 26, width - 6, 8, '@night'),
    rect(3, -44, width - 6, 8, '@night'),
    labeled ? rect(width * 0.28, -height + 58, width * 0.44, height * 0.34, label) : '',
  ].join('');
}
