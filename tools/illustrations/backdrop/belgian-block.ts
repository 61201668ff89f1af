import { smooth } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { gouge, rect, shape } from '../svg';
import type { Svg } from '../svg';

interface BelgianBlock {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Length of a stone; it is about half as broad. */
  readonly stone: number;
  /** Most stones have the first color, a few the others. */
  readonly granite: readonly [Swatch, ...Swatch[]];
}

/** A street of cut granite seen from above: rows of bricks the size of a loaf, joints broken. */
export function belgianBlock({ width, height, seed, stone, granite }: BelgianBlock): Svg {
  const random = randomFrom(seed);
  const [usual, ...others] = granite;
  const stones: Svg[] = [rect(-20, -20, width + 40, height + 40, '@night')];
  const rise = stone * 0.56;
  for (let y = -rise * 0.4, row = 0; y < height; y += rise, row += 1) {
    let x = -stone * (row % 2 === 0 ? 0.3 : 0.85);
    while (x < width) {
      const length = stone * (0.78 + random() * 0.42);
      const color = random() < 0.76 ? usual : (others[Math.floor(random() * others.length)] ?? usual);
      stones.push(block(x, y, length, rise, color, random()));
      x += length;
    }
  }
  return stones.join('');
}

function block(x: number, y: number, length: number, rise: number, color: Swatch, chance: number): Svg {
  const gap = 5;
  const [left, right, top, bottom] = [x + gap, x + length - gap, y + gap, y + rise - gap];
  const soft = 9;
  const outline = smooth([
    [left + soft, top],
    [right - soft, top + chance * 3],
    [right, top + soft],
    [right - chance * 3, bottom - soft],
    [right - soft, bottom],
    [left + soft, bottom - chance * 3],
    [left, bottom - soft],
    [left + chance * 3, top + soft],
  ]);
  const wear =
    chance < 0.4
      ? gouge([left + 16, top + rise * 0.3], [left + 34, top + rise * 0.24], [left + 56, top + rise * 0.32], 5, '@key')
      : gouge([left + 12, top + 8], [left + length * 0.4, top + 4], [left + length * 0.7, top + 9], 5, '@paper');
  return shape(outline, color) + (chance < 0.7 ? wear : '');
}
