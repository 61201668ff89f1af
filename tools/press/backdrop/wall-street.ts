import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import type { Random } from '../noise';
import { circle, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

interface Facade {
  readonly near: Edge;
  readonly far: Edge;
  readonly wall: Swatch;
  readonly columns: number;
  readonly floors: number;
  readonly random: Random;
}

/** Columns crowd together with distance. */
const recede = (share: number): number => 1 - (1 - share) ** 1.35;

/** The side of a street in perspective: a wall between two upright edges, with windows. */
export function facade({ near, far, wall, columns, floors, random }: Facade): Svg {
  const at = (across: number, down: number): Point => {
    const t = recede(across);
    const top = near.top + (far.top - near.top) * t;
    const bottom = near.bottom + (far.bottom - near.bottom) * t;
    return [near.x + (far.x - near.x) * t, top + (bottom - top) * down];
  };
  const quad = (a: number, b: number, c: number, d: number, fill: Swatch): Svg =>
    polygon([at(a, c), at(b, c), at(b, d), at(a, d)], fill);
  const dark: Swatch = wall === '@deep' ? '@night' : '@deep';
  const window = (i: number): Svg => {
    const column = i % columns;
    const floor = Math.floor(i / columns);
    const left = (column + 0.26) / columns;
    const right = (column + 0.74) / columns;
    const top = 0.06 + ((floor + 0.2) / floors) * 0.9;
    const bottom = 0.06 + ((floor + 0.76) / floors) * 0.9;
    return quad(left, right, top, bottom, random() < 0.5 ? '@mustard' : dark);
  };
  const ledge = (down: number, width: number): Svg => {
    const [x1, y1] = at(0, down);
    const [x2, y2] = at(1, down);
    return line(x1, y1, x2, y2, '@key', width);
  };
  return [
    quad(0, 1, 0, 1, wall),
    repeat(columns * floors, window),
    quad(0, 1, 0, 0.035, '@night'),
    ledge(0.055, 4),
    ledge(0.06 + (2 / floors) * 0.9, 4),
    ledge(0.06 + ((floors - 1) / floors) * 0.9, 5),
    ledge(1, 10),
  ].join('');
}

/** Trinity Church at the head of Wall Street, from its door to the cross; `h` is the whole height. */
export function trinity(x: number, ground: number, h: number): Svg {
  const stone: Swatch = '@oxblood';
  const w = h * 0.19;
  const y = (share: number): number => ground - h * share;
  const lancet = (middle: number, half: number, bottom: number, top: number, fill: Swatch): Svg =>
    shape(
      `M${middle - half} ${y(bottom)}V${y(top)}Q${middle - half * 0.8} ${y(top + half / h + 0.015)} ${middle} ${y(top + 0.045)}Q${middle + half * 0.8} ${y(top + half / h + 0.015)} ${middle + half} ${y(top)}V${y(bottom)}Z`,
      fill,
    );
  const pinnacle = (at: number, from: number, to: number, half: number): Svg =>
    rect(at - half, y(from), half * 2, h * 0.06, stone) +
    polygon(
      [
        [at - half * 1.3, y(from)],
        [at, y(to)],
        [at + half * 1.3, y(from)],
      ],
      stone,
    );
  const crockets = repeat(9, (i) => {
    const share = 0.56 + i * 0.043;
    const half = w * 0.37 * (1 - (share - 0.53) / 0.45);
    return circle(x - half, y(share), 5, stone) + circle(x + half, y(share), 5, stone);
  });
  return [
    polygon(
      [
        [x - w * 1.5, ground],
        [x - w * 1.5, y(0.2)],
        [x, y(0.33)],
        [x + w * 1.5, y(0.2)],
        [x + w * 1.5, ground],
      ],
      stone,
    ),
    pinnacle(x - w * 1.42, 0.2, 0.29, w * 0.08),
    pinnacle(x + w * 1.42, 0.2, 0.29, w * 0.08),
    lancet(x - w * 0.98, w * 0.17, 0.05, 0.13, '@mustard'),
    lancet(x + w * 0.98, w * 0.17, 0.05, 0.13, '@mustard'),
    rect(x - w * 0.5, y(0.52), w, h * 0.52, stone),
    pinnacle(x - w * 0.46, 0.52, 0.63, w * 0.09),
    pinnacle(x + w * 0.46, 0.52, 0.63, w * 0.09),
    polygon(
      [
        [x - w * 0.37, y(0.52)],
        [x, y(0.98)],
        [x + w * 0.37, y(0.52)],
      ],
      stone,
    ),
    crockets,
    rect(x - 3.5, y(1.03), 7, h * 0.06, stone),
    rect(x - 12, y(1.015), 24, 7, stone),
    polygon(
      [
        [x + w * 0.1, y(0.52)],
        [x, y(0.98)],
        [x + w * 0.37, y(0.52)],
      ],
      '@tone',
    ),
    rect(x + w * 0.3, y(0.52), w * 0.2, h * 0.52, '@tone'),
    lancet(x - w * 0.15, w * 0.11, 0.36, 0.45, '@night'),
    lancet(x + w * 0.15, w * 0.11, 0.36, 0.45, '@night'),
    circle(x, y(0.3), w * 0.19, '@paper', { color: '@key', width: 5 }),
    line(x, y(0.3), x, y(0.3) - w * 0.13, '@key', 4.5),
    line(x, y(0.3), x + w * 0.09, y(0.3) + w * 0.05, '@key', 4.5),
    lancet(x, w * 0.27, 0, 0.14, '@paper'),
    lancet(x, w * 0.19, 0, 0.13, '@night'),
    [0.235, 0.34, 0.505].map((share) => line(x - w * 0.53, y(share), x + w * 0.53, y(share), '@key', 4)).join(''),
    [0.58, 0.66, 0.74]
      .map((share) =>
        gouge([x - w * 0.16, y(share)], [x - w * 0.1, y(share + 0.02)], [x - w * 0.07, y(share + 0.06)], 5, '@paper'),
      )
      .join(''),
  ].join('');
}
