import type { Swatch } from '../inks';
import { circle, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';
import { roundArch } from './arch';

/** Where a building of the row stands: its left edge, its sidewalk, its size to the tip. */
interface Lot {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

/** Rows of arched windows, two floors under one arch, as the row liked them. */
function arcades({ x, base, width, height }: Lot, columns: number, rows: number, glass: Swatch, lit: Swatch): Svg {
  const [stepX, stepY] = [width / columns, height / rows];
  const half = stepX * 0.29;
  return repeat(columns * rows, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const middle = x + stepX * (column + 0.5);
    const sill = base - stepY * row - stepY * 0.14;
    return shape(roundArch(middle, sill, half, stepY * 0.5 + half), (column * 3 + row * 5) % 4 === 0 ? lit : glass);
  });
}

const cornice = (x: number, y: number, width: number, color: Swatch): Svg =>
  rect(x - 10, y - 9, width + 20, 18, color, { color: '@key', width: 5 });

/** The World Building of 1890: a block of arcades, a drum, a gilded dome and its lantern. */
export function worldBuilding({ x, base, width, height }: Lot): Svg {
  const roof = base - height * 0.66;
  const [middle, drum] = [x + width / 2, base - height * 0.74];
  const half = width * 0.35;
  const top = base - height * 0.94;
  return [
    rect(x, roof, width, height * 0.66, '@oxblood', { color: '@key', width: 6 }),
    arcades({ x: x + 10, base, width: width - 20, height: height * 0.62 }, 4, 4, '@night', '@mustard'),
    [0.31, 0.62].map((share) => line(x, base - height * share, x + width, base - height * share, '@rust', 9)).join(''),
    cornice(x, roof, width, '@rust'),
    rect(middle - half, drum, half * 2, roof - drum - 6, '@oxblood', { color: '@key', width: 6 }),
    repeat(5, (i) => rect(middle - half + 14 + i * ((half * 2 - 16) / 5), drum + 12, 14, roof - drum - 24, '@mustard')),
    shape(
      `M${middle - half} ${drum}C${middle - half} ${top + 20} ${middle - half * 0.4} ${top} ${middle} ${top}S${middle + half} ${top + 20} ${middle + half} ${drum}Z`,
      '@mustard',
      { color: '@key', width: 6 },
    ),
    [-0.5, 0, 0.5]
      .map((share) => line(middle + share * half * 0.5, top + 14, middle + share * half * 1.3, drum, '@key', 5))
      .join(''),
    rect(middle - 17, top - 26, 34, 34, '@oxblood', { color: '@key', width: 5 }),
    line(middle, top - 26, middle, base - height * 1.06, '@night', 7),
  ].join('');
}

/** A mansard of slate with dormers and an iron crest. */
function mansard({ x, base, width, height }: Lot, dormers: number): Svg {
  const step = width / dormers;
  return [
    polygon(
      [
        [x - 6, base],
        [x + 26, base - height],
        [x + width - 26, base - height],
        [x + width + 6, base],
      ],
      '@deep',
      { color: '@key', width: 6 },
    ),
    line(x + 22, base - height - 5, x + width - 22, base - height - 5, '@night', 9),
    repeat(dormers, (i) => {
      const middle = x + step * (i + 0.5);
      return (
        polygon(
          [
            [middle - 26, base - height * 0.58],
            [middle, base - height * 0.92],
            [middle + 26, base - height * 0.58],
          ],
          '@brick',
          { color: '@key', width: 4 },
        ) + rect(middle - 18, base - height * 0.58, 36, height * 0.5, '@mustard', { color: '@key', width: 5 })
      );
    }),
  ].join('');
}

/** The Tribune as it stood until it was raised in 1905: brick, a mansard, a slim clock tower with a spire. */
export function tribuneBuilding({ x, base, width, height }: Lot): Svg {
  const eaves = base - height * 0.48;
  const tower = { left: x + width * 0.3, width: width * 0.4, top: base - height * 0.78 } as const;
  const middle = tower.left + tower.width / 2;
  const face = tower.top + tower.width * 0.62;
  return [
    mansard({ x, base: eaves, width, height: height * 0.15 }, 4),
    rect(x, eaves, width, height * 0.48, '@brick', { color: '@key', width: 6 }),
    arcades({ x: x + 8, base, width: width - 16, height: height * 0.45 }, 5, 3, '@night', '@mustard'),
    cornice(x, eaves, width, '@paper'),
    rect(tower.left, tower.top, tower.width, base - tower.top, '@brick', { color: '@key', width: 6 }),
    repeat(3, (i) => rect(middle - 15, eaves + 4 + i * 92, 30, 60, '@night')),
    circle(middle, face, tower.width * 0.36, '@paper', { color: '@key', width: 7 }),
    line(middle, face, middle, face - tower.width * 0.26, '@key', 6),
    line(middle, face, middle + tower.width * 0.2, face + 8, '@key', 6),
    cornice(tower.left, tower.top, tower.width, '@paper'),
    polygon(
      [
        [tower.left - 4, tower.top - 8],
        [middle - 12, base - height * 0.94],
        [middle + 12, base - height * 0.94],
        [tower.left + tower.width + 4, tower.top - 8],
      ],
      '@deep',
      { color: '@key', width: 6 },
    ),
    line(middle, base - height * 0.94, middle, base - height, '@night', 7),
  ].join('');
}

/**
 * The Times at 41 Park Row: limestone, arcades under a tall roof with dormers. Sixteen floors from 1905; thirteen
 * before.
 */
export function timesBuilding({ x, base, width, height }: Lot): Svg {
  const eaves = base - height * 0.8;
  return [
    mansard({ x, base: eaves, width, height: height * 0.2 }, 4),
    rect(x, eaves, width, height * 0.8, '@slate', { color: '@key', width: 6 }),
    arcades({ x: x + 10, base, width: width - 20, height: height * 0.77 }, 4, 4, '@night', '@mustard'),
    [0.2, 0.4, 0.6]
      .map((share) => line(x, base - height * share, x + width, base - height * share, '@paper', 9))
      .join(''),
    cornice(x, eaves, width, '@paper'),
  ].join('');
}

/** One of the small houses between: plain brick under a mansard. */
export function smallHouse({ x, base, width, height }: Lot, wall: Swatch): Svg {
  const eaves = base - height * 0.72;
  return [
    mansard({ x, base: eaves, width, height: height * 0.28 }, 2),
    rect(x, eaves, width, height * 0.72, wall, { color: '@key', width: 6 }),
    arcades({ x: x + 6, base, width: width - 12, height: height * 0.7 }, 3, 3, '@night', '@mustard'),
    cornice(x, eaves, width, '@rust'),
  ].join('');
}
