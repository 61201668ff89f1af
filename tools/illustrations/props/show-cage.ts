import type { Swatch } from '../inks';
import { line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface ShowCage {
  readonly width: number;
  readonly height: number;
  readonly lining: Swatch;
}

/** The back of a show cage with its cushion; the origin at the middle of its floor. */
export function cageBack({ width, height, lining }: ShowCage): Svg {
  return [
    rect(-width / 2, -height, width, height, lining),
    rect(-width / 2 + 18, -46, width - 36, 46, '@brick', { color: '@key', width: 6 }),
  ].join('');
}

/** The wires before it, to be drawn over the exhibit. */
export function cageWires({ width, height }: ShowCage): Svg {
  const wires = Math.round(width / 52);
  return [
    repeat(wires - 1, (i) => {
      const x = -width / 2 + ((i + 1) * width) / wires;
      return line(x, -height, x, 0, '@key', 5);
    }),
    line(-width / 2, -height * 0.5, width / 2, -height * 0.5, '@key', 5),
    rect(-width / 2, -height, width, height, 'none', { color: '@night', width: 14 }),
  ].join('');
}
