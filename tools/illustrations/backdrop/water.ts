import { smooth } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { gouge, line, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Water {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Swatch;
  readonly crests: number;
  readonly seed: number;
}

/** Water with wave crests that grow toward the viewer. */
export function water({ y, width, height, color, crests, seed }: Water): Svg {
  const random = randomFrom(seed);
  const crest = (): Svg => {
    const near = random() ** 1.2;
    const at = y + 6 + near * (height - 10);
    const length = (20 + random() * 70) * (0.5 + near * 1.3);
    const x = random() * width;
    return gouge([x, at], [x + length / 2, at - 3 - 5 * near], [x + length, at], 2.6 + near * 4, '@paper');
  };
  return rect(-10, y, width + 20, height, color) + repeat(crests, crest);
}

/** The path of light that a moon or sun lays on the water, around `x` and from `y` down. */
export function glitter(x: number, y: number, width: number, lines: number): Svg {
  return repeat(lines, (i) => {
    const reach = width / 2 + (i % 3) * 28 - i * 2;
    const middle = x + (i % 2 === 0 ? -12 : 12);
    return gouge([middle - reach, y + i * 10], [middle, y + i * 10 - 4], [middle + reach, y + i * 10], 5, '@mustard');
  });
}

/** A three-masted ship under sail, about 360 long, its origin at the waterline. */
export function ship(x: number, y: number, scale: number): Svg {
  const hull = smooth([
    [-150, -30, 'c'],
    [-120, -4],
    [-90, 4, 'c'],
    [96, 4, 'c'],
    [128, -20],
    [160, -44, 'c'],
    [100, -30],
  ]);
  const sail = (mast: number, i: number): Svg => {
    const corner = (dx: number, dy: number): Point => [mast + dx, dy - i * 45, 'c'];
    const outline = smooth([
      corner(-34 + i * 6, -60),
      corner(34 - i * 6, -60),
      [mast + 40 - i * 6, -80 - i * 44],
      corner(28 - i * 6, -100),
      corner(-28 + i * 6, -100),
      [mast - 22 + i * 4, -80 - i * 44],
    ]);
    return shape(outline, '@paper', { color: '@key', width: 3 });
  };
  const drawing = [
    line(160, -44, 210, -70, '@night', 5),
    line(210, -70, 76, -196, '@night', 3),
    line(-150, -30, -80, -196, '@night', 3),
    [-80, 0, 76]
      .map((mast) => line(mast, -28, mast, -220 + Math.abs(mast) * 0.3, '@night', 6) + repeat(3, (i) => sail(mast, i)))
      .join(''),
    shape(hull, '@night'),
    gouge([-140, -24], [0, -18], [120, -26], 5, '@paper'),
  ];
  return place(drawing.join(''), { x, y, scale });
}
