import type { Swatch } from '../../../inks';
import { randomFrom } from '../../../noise';
import { rect } from '../../../svg';
import type { Svg } from '../../../svg';
import { plain } from './patterns';

/** Muted: a yellow pencil and a yellow tie must stand out from them. */
const SPINES: readonly Swatch[] = ['@verdigris', '@paper', '@brick', '@sea', '@verdigris', '@brick', '@paper', '@sea'];
const SHELF = 232;

/** Four full shelves. */
export function bookshelf(): Svg {
  const random = randomFrom(9);
  const books: Svg[] = [];
  for (let floor = SHELF; floor < 1000 + SHELF; floor += SHELF) {
    let x = 0;
    let i = Math.floor(random() * SPINES.length);
    while (x < 800) {
      const width = 40 + random() * 34;
      const height = 140 + random() * 56;
      const color = SPINES[i % SPINES.length] ?? '@brick';
      const band: Swatch = color === '@paper' ? '@verdigris' : '@paper';
      books.push(
        rect(x, floor - height, width - 5, height, color),
        rect(x, floor - height + 24, width - 5, 11, band),
        rect(x, floor - 40, width - 5, 9, band),
      );
      x += width;
      i += 1 + Math.floor(random() * 2);
    }
    books.push(rect(0, floor, 800, 24, '@umber'));
  }
  return plain('@slate') + books.join('');
}
