import { short, smooth } from '../geometry';
import type { Swatch } from '../inks';
import { circle, clipTo, ellipse, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** The left half of a drawn curtain, gathered at the side, from the top down to `y`. Flip it for the right. */
export function drawnCurtain(y: number, reach: number): Svg {
  const outline = smooth([
    [-20, -20, 'c'],
    [reach, -20, 'c'],
    [reach * 0.96, y * 0.25],
    [reach * 0.74, y * 0.5],
    [reach * 0.46, y * 0.64, 'c'],
    [reach * 0.62, y * 0.8],
    [reach * 0.72, y, 'c'],
    [-20, y, 'c'],
  ]);
  const folds = repeat(5, (i) => {
    const x = reach * (0.16 + i * 0.17);
    return (
      gouge([x, -10], [x * 0.92, y * 0.34], [x * 0.48, y * 0.62], 26, '@oxblood') +
      gouge([x * 0.44, y * 0.66], [x * 0.62, y * 0.8], [x * 0.72, y], 20, '@oxblood')
    );
  });
  return [
    shape(outline, '@brick'),
    clipTo(outline, folds),
    shape(outline, 'none', { color: '@key', width: 7 }),
    shape(
      `M-20 ${y * 0.6}Q${reach * 0.3} ${y * 0.7} ${reach * 0.5} ${y * 0.6}L${reach * 0.5} ${y * 0.66}Q${reach * 0.3} ${y * 0.76} -20 ${y * 0.66}Z`,
      '@mustard',
      { color: '@key', width: 6 },
    ),
  ].join('');
}

interface DropCurtain {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly cloth: Swatch;
  readonly folds: number;
}

/** A drop curtain that hangs in folds, with a gold hem. */
export function dropCurtain({ from, to, top, bottom, cloth, folds }: DropCurtain): Svg {
  const fold = (to - from) / folds;
  return [
    rect(from, top, to - from, bottom - top, cloth),
    repeat(folds, (i) => {
      const x = from + i * fold;
      return (
        polygon(
          [
            [x + fold * 0.66, top],
            [x + fold, top],
            [x + fold, bottom],
            [x + fold * 0.58, bottom],
          ],
          '@shade',
        ) +
        gouge(
          [x + fold * 0.24, top + 120],
          [x + fold * 0.18, (top + bottom) / 2],
          [x + fold * 0.26, bottom - 60],
          8,
          '@key',
        )
      );
    }),
    rect(from, bottom - 52, to - from, 20, '@mustard'),
    repeat(folds * 4, (i) => rect(from + (i + 0.2) * (fold / 4), bottom - 32, fold / 4 - 14, 22, '@mustard')),
  ].join('');
}

interface Valance {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly depth: number;
  readonly scallops: number;
  readonly cloth: Swatch;
  readonly fold: Swatch;
}

/** The short curtain across the top, in scallops with a gold fringe. */
export function valance({ from, to, y, depth, scallops, cloth, fold }: Valance): Svg {
  const step = (to - from) / scallops;
  return repeat(scallops, (i) => {
    const x = from + i * step;
    const hem = y + depth * 0.5;
    const path = `M${short(x)} ${y}V${hem}Q${short(x + step / 2)} ${hem + depth} ${short(x + step)} ${hem}V${y}Z`;
    return (
      shape(path, cloth, { color: '@mustard', width: 22 }) +
      shape(path, cloth, { color: '@key', width: 6 }) +
      gouge([x + step * 0.3, y + 20], [x + step * 0.34, hem], [x + step * 0.44, y + depth * 0.9], 14, fold) +
      gouge([x + step * 0.7, y + 20], [x + step * 0.66, hem], [x + step * 0.56, y + depth * 0.9], 14, fold)
    );
  });
}

/** A row of footlights in shells, seen from the house, that stand on `y`; 84 tall with their light. */
export const footlights = (from: number, to: number, y: number, count: number): Svg =>
  repeat(count, (i) => {
    const x = from + ((to - from) * (i + 0.5)) / count;
    return (
      polygon(
        [
          [x - 12, y - 26],
          [x - 44, y - 84],
          [x + 44, y - 84],
          [x + 12, y - 26],
        ],
        '@paper',
      ) +
      shape(
        `M${short(x - 46)} ${y}Q${short(x - 46)} ${y - 52} ${short(x)} ${y - 54}Q${short(x + 46)} ${y - 52} ${short(x + 46)} ${y}Z`,
        '@mustard',
        { color: '@key', width: 6 },
      ) +
      [-20, 0, 20].map((q) => line(x + q * 0.4, y - 46, x + q, y - 4, '@key', 4)).join('')
    );
  });

/** A box beside the stage, its front toward us; whoever sits in it looks over the rail at `y`. */
export function boxFront(x: number, y: number, width: number): Svg {
  const swag = (left: number): Svg =>
    shape(`M${left} ${y + 50}q${width / 6} 90 ${width / 3} 0`, 'none', { color: '@brick', width: 13 });
  return [
    shape(
      `M${x - width / 2} ${y + 16}H${x + width / 2}L${x + width / 2 - 36} ${y + 190}Q${x} ${y + 236} ${x - width / 2 + 36} ${y + 190}Z`,
      '@paper',
      { color: '@key', width: 7 },
    ),
    [0, 1, 2].map((i) => swag(x - width / 2 + (i * width) / 3)).join(''),
    [0.333, 0.667]
      .map((share) => circle(x - width / 2 + share * width, y + 52, 14, '@mustard', { color: '@key', width: 4 }))
      .join(''),
    rect(x - width / 2 - 26, y - 8, width + 52, 34, '@mustard', { color: '@key', width: 6 }),
  ].join('');
}

/** Light on the backdrop around (x, y), and where it falls on the floor. */
export const spotlight = (x: number, y: number, radius: number, floorY: number): Svg =>
  circle(x, y, radius, '@paper') + ellipse(x, floorY, radius * 1.1, 46, '@paper');
