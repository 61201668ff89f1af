import { short } from '../geometry';
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
  readonly trim: Swatch;
  readonly door: Swatch;
}

/** A brick meeting house: a gable, round-headed windows, and no spire. */
export function plainChurch(church: PlainChurch): Svg {
  const { x, y, width, height, wall, trim } = church;
  const [left, right] = [x - width / 2, x + width / 2];
  const eaves = y - height * 0.66;
  const ridge = y - height;
  return [
    polygon(
      [
        [left, y],
        [left, eaves],
        [x, ridge],
        [right, eaves],
        [right, y],
      ],
      wall,
    ),
    courses(church),
    polygon(
      [
        [left - 40, eaves + 18],
        [left - 40, eaves - 16],
        [x, ridge - 40],
        [right + 40, eaves - 16],
        [right + 40, eaves + 18],
        [x, ridge + 6],
      ],
      trim,
      { color: '@key', width: 6 },
    ),
    circle(x, y - height * 0.72, width * 0.062, trim, { color: '@key', width: 6 }),
    circle(x, y - height * 0.72, width * 0.044, '@deep', { color: '@key', width: 5 }),
    line(x, y - height * 0.72 - width * 0.044, x, y - height * 0.72 + width * 0.044, trim, 7),
    line(x - width * 0.044, y - height * 0.72, x + width * 0.044, y - height * 0.72, trim, 7),
    [-0.385, -0.225, 0.225, 0.385]
      .map((share) => roundHeaded(church, x + share * width, y - height * 0.14, width * 0.088, height * 0.42))
      .join(''),
    doorway(church),
    rect(right - width * 0.05, eaves, width * 0.05, y - eaves, '@shade'),
    rect(left - 20, y - 26, width + 40, 26, trim, { color: '@key', width: 5 }),
  ].join('');
}

const arch = (x: number, bottom: number, half: number, height: number): string =>
  `M${short(x - half)} ${short(bottom)}V${short(bottom - height + half)}A${short(half)} ${short(half)} 0 0 1 ${short(x + half)} ${short(bottom - height + half)}V${short(bottom)}Z`;

function roundHeaded({ trim }: PlainChurch, x: number, bottom: number, w: number, h: number): Svg {
  const half = w / 2;
  return [
    shape(arch(x, bottom, half + 14, h + 14), trim, { color: '@key', width: 5 }),
    shape(arch(x, bottom, half, h), '@deep', { color: '@key', width: 4 }),
    line(x, bottom, x, bottom - h, trim, 7),
    repeat(4, (i) => line(x - half, bottom - (h * (i + 1)) / 5.4, x + half, bottom - (h * (i + 1)) / 5.4, trim, 6)),
    rect(x - half - 22, bottom, w + 44, 20, trim, { color: '@key', width: 4 }),
  ].join('');
}

function doorway({ x, y, width, height, trim, door }: PlainChurch): Svg {
  const half = width * 0.125;
  const h = height * 0.53;
  return [
    shape(arch(x, y, half + 30, h + 30), trim, { color: '@key', width: 6 }),
    shape(arch(x, y, half, h), door, { color: '@key', width: 6 }),
    line(x, y, x, y - h + half, '@key', 6),
    line(x - half, y - h + half, x + half, y - h + half, trim, 16),
    [-0.5, 0.5]
      .map((side) =>
        rect(x + side * half - half * 0.32, y - h * 0.48, half * 0.64, h * 0.42, 'none', { color: '@key', width: 5 }),
      )
      .join(''),
  ].join('');
}

function courses({ x, y, width, height }: PlainChurch): Svg {
  const rows = 20;
  return repeat(rows, (row) => {
    const at = y - 40 - row * (height * 0.62 * (1 / rows));
    return [-0.47, -0.3, -0.15, 0.14, 0.31, 0.46]
      .map((share, i) =>
        (row + i) % 3 === 0 ? line(x + share * width - 16, at, x + share * width + 16, at, '@key', 4) : '',
      )
      .join('');
  });
}
