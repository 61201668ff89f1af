import type { Swatch } from '../inks';
import { circle, line, place, polygon, rect, repeat } from '../svg';
import type { Svg } from '../svg';

type Spot = readonly [x: number, y: number];

interface SignalFlags {
  readonly from: Spot;
  readonly to: Spot;
  readonly count: number;
  /** Width of a flag. */
  readonly size: number;
}

/** Flags of made-up meaning on a line between two points. */
export function signalFlags({ from, to, count, size }: SignalFlags): Svg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const flags = repeat(count, (i) => {
    const t = (i + 0.8) / (count + 0.6);
    return place(flag(i, size), { x: from[0] + dx * t, y: from[1] + dy * t, turn });
  });
  return line(...from, ...to, '@key', 4) + flags;
}

function flag(i: number, size: number): Svg {
  const height = size * 0.8;
  const left = -size / 2;
  const field = (color: Swatch): Svg => rect(left, 0, size, height, color, { color: '@key', width: 4 });
  switch (i % 4) {
    case 0:
      return field('@paper') + circle(0, height / 2, height * 0.28, '@brick');
    case 1:
      return field('@brick') + rect(-size * 0.12, 0, size * 0.24, height, '@paper');
    case 2:
      return (
        field('@mustard') +
        polygon(
          [
            [left, 0],
            [size / 2, 0],
            [left, height],
          ],
          '@night',
        )
      );
    default:
      return field('@paper') + rect(left, height * 0.32, size, height * 0.36, '@night');
  }
}
