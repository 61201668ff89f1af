import type { Swatch } from '../inks';
import { line, polygon, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface Corner {
  /** The upright edge where the two walls meet. */
  readonly x: number;
  readonly top: number;
  readonly ground: number;
  /** Where the side wall ends, and how high it still is there. */
  readonly farX: number;
  readonly farTop: number;
  readonly farGround: number;
  readonly wall: Swatch;
}

/** A house on a corner: its front faces us, its side runs away to the right. */
export function cornerHouse({ x, top, ground, farX, farTop, farGround, wall }: Corner): Svg {
  const at = (across: number, down: number): readonly [number, number] => {
    const t = 1 - (1 - across) ** 1.4;
    const from = top + (farTop - top) * t;
    const to = ground + (farGround - ground) * t;
    return [x + (farX - x) * t, from + (to - from) * down];
  };
  const quad = (left: number, right: number, upper: number, lower: number, fill: Swatch): Svg =>
    polygon([at(left, upper), at(right, upper), at(right, lower), at(left, lower)], fill);
  const windows = repeat(10, (i) => {
    const left = 0.08 + (i % 5) * 0.19;
    const upper = i < 5 ? 0.08 : 0.44;
    return (
      quad(left - 0.012, left + 0.112, upper - 0.02, upper + 0.22, '@night') +
      quad(left, left + 0.1, upper, upper + 0.2, i % 3 === 0 ? '@mustard' : '@deep')
    );
  });
  const [x1, y1] = at(0, 1);
  const [x2, y2] = at(1, 1);
  return [
    rect(-10, top, x + 10, ground - top, wall),
    quad(0, 1, 0, 1, wall),
    quad(0, 1, 0, 1, '@shade'),
    windows,
    line(x, top, x, ground, '@key', 7),
    line(x1, y1, x2, y2, '@key', 8),
  ].join('');
}
