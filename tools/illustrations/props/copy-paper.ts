import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { line, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** Three bites along the lower edge. */
const BITTEN = 'M-112 0H112V196A40 40 0 0 0 62 252A46 46 0 0 0 -26 262A44 44 0 0 0 -112 248Z';

/** What is left of a sheet of copy: about 220 by 270, its origin in the middle of the top edge. */
export function bittenCopy(): Svg {
  const column = (x: number, lines: number): Svg =>
    repeat(lines, (i) => line(x, 88 + i * 21, x + 76, 88 + i * 21, '@key', 5.5));
  return (
    shape(BITTEN, '@paper', { color: '@key', width: 6 }) +
    rect(-88, 26, 176, 34, '@night') +
    column(-88, 6) +
    column(12, 5)
  );
}

/** Loose sheets heaped up: `count` of them, each 24 higher than the last. */
export function paperHeap(count: number, seed: number): Svg {
  const random = randomFrom(seed);
  const colors: readonly Swatch[] = ['@paper', '@paper', '@butter'];
  return repeat(count, (i) =>
    place(
      rect(-130, -26, 260, 26, colors[i % colors.length] ?? '@paper', { color: '@key', width: 5 }) +
        line(-100, -13, 40, -13, '@key', 3.5),
      { x: (random() - 0.5) * 44, y: -i * 24, turn: (random() - 0.5) * 7 },
    ),
  );
}
