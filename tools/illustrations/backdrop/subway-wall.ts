import type { Swatch } from '../inks';
import { line, place, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface Tiles {
  readonly width: number;
  readonly height: number;
}

const TILE = { width: 133, height: 66 } as const;

/** White tiles in staggered rows. */
export const tiledWall = ({ width, height }: Tiles): Svg =>
  rect(-10, -10, width + 20, height + 20, '@paper') +
  repeat(height / TILE.height + 1, (row) => {
    const y = row * TILE.height;
    return (
      line(-10, y, width + 10, y, '@slate', 4) +
      repeat(width / TILE.width + 2, (i) => {
        const x = i * TILE.width - (row % 2) * (TILE.width / 2);
        return line(x, y, x, y + TILE.height, '@slate', 4);
      })
    );
  });

type Letters = readonly (readonly string[])[];

/** A picture of small square stones, one letter a stone. */
export function mosaic(rows: Letters, stone: number, colors: Readonly<Record<string, Swatch>>): Svg {
  const gap = 5;
  return rows
    .map((row, y) =>
      row
        .map((letter, x) =>
          rect(x * stone + gap / 2, y * stone + gap / 2, stone - gap, stone - gap, colors[letter] ?? '@paper'),
        )
        .join(''),
    )
    .join('');
}

interface Band {
  readonly y: number;
  readonly width: number;
  readonly stone: number;
  readonly edge: Swatch;
  readonly middle: readonly [Swatch, Swatch];
}

/** A band of mosaic, three stones high: pairs of two colors between plain edges. */
export function mosaicBand({ y, width, stone, edge, middle: [a, b] }: Band): Svg {
  const columns = Math.ceil(width / stone) + 1;
  const row = (letterAt: (column: number) => string): readonly string[] =>
    Array.from({ length: columns }, (_, i) => letterAt(i));
  const rows = [row(() => 'e'), row((i) => (i % 4 < 2 ? 'a' : 'b')), row(() => 'e')];
  return (
    rect(-10, y - 8, width + 20, stone * 3 + 16, '@night') +
    place(mosaic(rows, stone, { e: edge, a, b }), { x: -10, y })
  );
}
