import type { Swatch } from '../inks';
import { gouge, line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface Clapboards {
  readonly width: number;
  readonly height: number;
  readonly paint: Swatch;
  readonly board?: number;
}

/** The wall of a wooden house: boards that overlap, each with its shadow. */
export function clapboards({ width, height, paint, board = 74 }: Clapboards): Svg {
  return (
    rect(-10, -10, width + 20, height + 20, paint) +
    repeat(height / board + 1, (i) => {
      const y = i * board;
      return (
        rect(-10, y, width + 20, 9, '@shade') +
        line(-10, y, width + 10, y, '@key', 4) +
        gouge(
          [(i * 389) % width, y + 40],
          [((i * 389) % width) + 70, y + 36],
          [((i * 389) % width) + 150, y + 40],
          4,
          '@key',
        )
      );
    })
  );
}

/** A louvered shutter, folded back against the wall; (x, y) is its upper left corner. */
export function shutter(x: number, y: number, width: number, height: number, color: Swatch): Svg {
  const panel = (top: number, tall: number): Svg =>
    rect(x + 24, top, width - 48, tall, '@night') +
    repeat(tall / 34, (i) => rect(x + 24, top + i * 34 + 3, width - 48, 22, color));
  return (
    rect(x, y, width, height, color, { color: '@key', width: 6 }) +
    panel(y + 28, height * 0.42) +
    panel(y + height * 0.42 + 66, height * 0.58 - 96) +
    rect(x + width - 16, y + 3, 13, height - 6, '@shade')
  );
}
