import { smooth } from '../geometry';
import type { Point } from '../geometry';
import { randomFrom } from '../noise';
import { circle, ellipse, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** Big flakes at two distances. */
export function snowfall({
  width,
  height,
  flakes,
  seed,
}: {
  readonly width: number;
  readonly height: number;
  readonly flakes: number;
  readonly seed: number;
}): Svg {
  const random = randomFrom(seed);
  return repeat(flakes, (i) =>
    circle(random() * width, random() * height, i % 4 === 0 ? 13 : 6 + random() * 3, '@paper'),
  );
}

/** Snow on a ledge from `from` to `to`: it hangs over a little and is never even. */
export function snowCap({
  from,
  to,
  y,
  depth,
  seed,
}: {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly depth: number;
  readonly seed: number;
}): Svg {
  const random = randomFrom(seed);
  const bumps = Math.max(3, Math.round((to - from) / 70));
  const along = (i: number): number => from + ((to - from) * i) / bumps;
  const top = Array.from({ length: bumps + 1 }, (_, i): Point => [along(i), y - depth * (0.7 + random() * 0.5)]);
  const bottom = Array.from({ length: bumps + 1 }, (_, i): Point => [
    along(bumps - i),
    y + depth * (0.15 + random() * 0.5),
  ]);
  return shape(smooth([...top, [to + 14, y], ...bottom, [from - 14, y]]), '@paper');
}

/** Where a cat has walked: two lines of prints, one before the other, each 42 wide. */
export const pawTrail = (points: readonly (readonly [x: number, y: number])[]): Svg =>
  points
    .map(([x, y], i) => {
      const at = x + (i % 2 === 0 ? -12 : 12);
      return (
        ellipse(at, y, 16, 9, '@slate') + [-13, 0, 13].map((dx) => ellipse(at + dx, y - 14, 5, 5, '@slate')).join('')
      );
    })
    .join('');
