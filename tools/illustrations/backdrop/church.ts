import { short } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { circle, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface PlainChurch {
  readonly x: number;
  /** The head of the steps. */
  readonly y: number;
  readonly width: number;
  /** From the steps to the ridge. */
  readonly height: number;
  readonly wall: Swatch;
  /** The long side, which lies in the shade. */
  readonly side: Swatch;
  readonly trim: Swatch;
}

const EDGE = { color: '@key', width: 6 } as const;
/** Shares of the height of the front. */
const EAVES = 0.76;
const UPPER_SILL = 0.53;
const LOWER_SILL = 0.12;
const PORCH = 0.42;
/** Shares of its width, from the middle. */
const BAYS = [-0.41, -0.205, 0, 0.205, 0.41] as const;
const OUTER_BAYS = [-0.41, 0.41] as const;
const PORCH_HALF = 0.29;

/** A big brick hall of 1850: a gable, tall round-headed windows in two tiers, a plain porch, and no spire. */
export function plainChurch(church: PlainChurch): Svg {
  const { x, y, width, height, wall, trim } = church;
  const half = width / 2;
  const [eaves, ridge] = [y - height * EAVES, y - height];
  return [
    longSide(church),
    polygon(
      [
        [x - half, y],
        [x - half, eaves],
        [x, ridge],
        [x + half, eaves],
        [x + half, y],
      ],
      wall,
    ),
    courses(church),
    polygon(
      [
        [x - half - 34, eaves + 24],
        [x - half - 34, eaves - 12],
        [x, ridge - 34],
        [x + half + 34, eaves - 12],
        [x + half + 34, eaves + 24],
        [x, ridge + 14],
      ],
      trim,
      EDGE,
    ),
    louver(x, y - height * 0.87, width * 0.034, trim),
    BAYS.map((bay) => tallWindow(x + bay * width, y - height * UPPER_SILL, width * 0.082, height * 0.205, trim)).join(
      '',
    ),
    OUTER_BAYS.map((bay) =>
      tallWindow(x + bay * width, y - height * LOWER_SILL, width * 0.082, height * 0.3, trim),
    ).join(''),
    porch(church),
    rect(x - half - 12, y - 26, width + 24, 26, '@slate', EDGE),
  ].join('');
}

const arch = (x: number, bottom: number, half: number, height: number): string =>
  `M${short(x - half)} ${short(bottom)}V${short(bottom - height + half)}A${short(half)} ${short(half)} 0 0 1 ${short(x + half)} ${short(bottom - height + half)}V${short(bottom)}Z`;

function tallWindow(x: number, bottom: number, width: number, height: number, trim: Swatch): Svg {
  const half = width / 2;
  return [
    shape(arch(x, bottom, half + 14, height + 14), trim, { color: '@key', width: 5 }),
    shape(arch(x, bottom, half, height), '@deep', { color: '@key', width: 4 }),
    line(x, bottom, x, bottom - height, trim, 7),
    [0.3, 0.6].map((up) => line(x - half, bottom - height * up, x + half, bottom - height * up, trim, 6)).join(''),
    rect(x - half - 22, bottom, width + 44, 18, trim, { color: '@key', width: 4 }),
  ].join('');
}

const louver = (x: number, y: number, radius: number, trim: Swatch): Svg =>
  circle(x, y, radius + 16, trim, EDGE) +
  circle(x, y, radius, '@deep', EDGE) +
  [-0.4, 0, 0.4]
    .map((up) => line(x - radius * 0.86, y + up * radius, x + radius * 0.86, y + up * radius, trim, 7))
    .join('');

/** Four square pillars under a flat roof, and the doors in its shade. */
function porch({ x, y, width, height, trim }: PlainChurch): Svg {
  const half = width * PORCH_HALF;
  const top = y - height * PORCH;
  const pillar = (at: number): Svg =>
    rect(at - 24, top, 48, y - top, trim, EDGE) + rect(at + 8, top, 16, y - top, '@shade');
  return [
    rect(x - half, top, half * 2, y - top, '@night'),
    [-0.64, 0, 0.64].map((share) => rect(x + share * half - 66, top + 60, 132, y - top - 60, '@deep', EDGE)).join(''),
    [-0.94, -0.32, 0.32, 0.94].map((share) => pillar(x + share * half)).join(''),
    rect(x - half - 24, top - 46, half * 2 + 48, 60, trim, EDGE),
    rect(x - half - 44, top - 68, half * 2 + 88, 26, trim, EDGE),
  ].join('');
}

/** The long side runs away to the right. */
function longSide({ x, y, width, height, side, trim }: PlainChurch): Svg {
  const near = x + width / 2;
  const eaves = y - height * EAVES;
  const far = near + 420;
  const drop = 150;
  const windowAt = (from: number, to: number): Svg => {
    const corner = (share: number, up: number): Point => [
      near + share * 420,
      y - 12 * share - up * (height * EAVES - drop * share),
    ];
    return polygon([corner(from, 0.22), corner(from, 0.8), corner(to, 0.8), corner(to, 0.22)], '@night');
  };
  return [
    polygon(
      [
        [near - 10, y],
        [near - 10, eaves],
        [far, eaves + drop],
        [far, y - 12],
      ],
      side,
      EDGE,
    ),
    windowAt(0.2, 0.36),
    windowAt(0.5, 0.64),
    polygon(
      [
        [near, eaves - 12],
        [near, eaves + 24],
        [far, eaves + drop + 18],
        [far, eaves + drop - 10],
      ],
      trim,
      EDGE,
    ),
  ].join('');
}

/** A brick here and there; all of them would shimmer. */
function courses({ x, y, width, height }: PlainChurch): Svg {
  const rows = 26;
  return repeat(rows, (row) => {
    const at = y - 40 - row * ((height * 0.68) / rows);
    return [-0.47, -0.31, -0.1, 0.1, 0.3, 0.47]
      .map((share, i) =>
        (row + i * 2) % 5 === 0 ? line(x + share * width - 16, at, x + share * width + 16, at, '@oxblood', 6) : '',
      )
      .join('');
  });
}
