import { short } from '../geometry';
import type { Swatch } from '../inks';
import { circle, ellipse, gouge, line, polygon, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

interface StageCurtain {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly cloth: Swatch;
  readonly folds: number;
}

/** A drop curtain that hangs in folds, with a gold hem. */
export function stageCurtain({ from, to, top, bottom, cloth, folds }: StageCurtain): Svg {
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

/** Swags along the top of the stage. */
export function valance({
  from,
  to,
  y,
  drop,
  cloth,
  swags,
}: {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly drop: number;
  readonly cloth: Swatch;
  readonly swags: number;
}): Svg {
  const w = (to - from) / swags;
  return (
    rect(from, y - 60, to - from, 70, cloth) +
    repeat(swags, (i) => {
      const x = from + i * w;
      const swag = `M${short(x)} ${y}Q${short(x + w / 2)} ${short(y + drop * 2)} ${short(x + w)} ${y}Z`;
      return (
        shape(swag, cloth, { color: '@mustard', width: 14 }) +
        [0.35, 0.7]
          .map((share) =>
            gouge([x + w * 0.14, y + 6], [x + w / 2, y + drop * 1.6 * share], [x + w * 0.86, y + 6], 8, '@key'),
          )
          .join('')
      );
    }) +
    repeat(swags + 1, (i) => rect(from + i * w - 14, y - 8, 28, drop * 1.1, '@mustard', { color: '@key', width: 4 }))
  );
}

/** A row of footlights in shells, seen from the house. */
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

/** Where the light falls. */
export const spotlight = (x: number, y: number, radius: number, floorY: number): Svg =>
  circle(x, y, radius, '@paper') + ellipse(x, floorY, radius * 1.1, 46, '@paper');
