import type { Swatch } from '../inks';
import { circle, gouge, line, rect, repeat, stroke } from '../svg';
import type { Svg } from '../svg';

export interface Stoop {
  /** Its middle, and the height of the sidewalk. */
  readonly x: number;
  readonly y: number;
  readonly steps: number;
  readonly rise: number;
  /** Half the width of the top step; each lower one is wider by `spread`. */
  readonly half: number;
  readonly spread: number;
}

/** Where one stands on a step, counted from the top. */
export const stepY = ({ y, steps, rise }: Stoop, step: number): number => y - (steps - step) * rise + rise * 0.24;

/** Steps seen from the sidewalk: light risers under dark treads. */
export function stoopFromFront(stoop: Stoop, riser: Swatch, tread: Swatch): Svg {
  const { x, y, steps, rise, half, spread } = stoop;
  return repeat(steps, (i) => {
    const top = y - (steps - i) * rise;
    const reach = half + i * spread;
    return (
      rect(x - reach, top, reach * 2, rise, riser) +
      rect(x - reach - 12, top, reach * 2 + 24, rise * 0.3, tread, { color: '@key', width: 5 }) +
      line(x - reach, top + rise, x + reach, top + rise, '@key', 5)
    );
  });
}

/** Iron railings that run down both sides and end in a curl. */
export function stoopRails({ x, y, steps, rise, half, spread }: Stoop): Svg {
  const top = y - steps * rise;
  return [-1, 1]
    .map((side) => {
      const [from, to] = [x + side * (half + 10), x + side * (half + (steps - 0.5) * spread + 40)];
      const balusters = repeat(8, (i) => {
        const t = (i + 0.5) / 8;
        const at = from + (to - from) * t;
        return line(at, top - 190 + (y - top) * t, at, top + 20 + (y - top) * t, '@night', 10);
      });
      return [
        balusters,
        stroke(`M${from} ${top - 190}L${to} ${y - 190}V${y}`, '@night', 22),
        stroke(`M${from} ${top - 40}L${to} ${y - 40}`, '@night', 12),
        circle(to, y - 206, 32, '@night'),
        gouge([to - 16, y - 208], [to - 10, y - 226], [to + 6, y - 228], 6, '@paper'),
      ].join('');
    })
    .join('');
}

/** A double door under a plain hood; `x` is its middle. */
export function houseDoor({
  x,
  sill,
  width,
  height,
  color,
  trim,
}: {
  readonly x: number;
  readonly sill: number;
  readonly width: number;
  readonly height: number;
  readonly color: Swatch;
  readonly trim: Swatch;
}): Svg {
  const left = x - width / 2;
  const top = sill - height;
  return [
    rect(left - 46, top - 40, width + 92, height + 40, trim, { color: '@key', width: 6 }),
    rect(left - 76, top - 84, width + 152, 48, trim, { color: '@key', width: 6 }),
    rect(left, top, width, height, color, { color: '@key', width: 6 }),
    line(x, top, x, sill, '@key', 6),
    [0, 1]
      .map((leaf) =>
        rect(left + 26 + (leaf * width) / 2, top + 40, width / 2 - 52, height * 0.5, '@night', {
          color: '@key',
          width: 5,
        }),
      )
      .join(''),
    [-1, 1]
      .map((side) => circle(x + side * 22, sill - height * 0.28, 11, '@mustard', { color: '@key', width: 4 }))
      .join(''),
  ].join('');
}
