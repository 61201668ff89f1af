import type { Swatch } from '../inks';
import { circle, clipTo, gouge, line, rect, shape } from '../svg';
import type { Svg } from '../svg';

interface Porch {
  readonly x: number;
  /** The floor of the porch. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly stone: Swatch;
  readonly door: Swatch;
  readonly light: Swatch;
}

/** A Greek Revival entrance: two fluted columns, a door with side lights between them; (x, y) is its foot. */
export function greekPorch({ x, y, width, height, stone, door, light }: Porch): Svg {
  const half = width / 2;
  const column = (middle: number): Svg => {
    const w = width * 0.085;
    const shaft = `M${middle - w} ${y - 24}L${middle - w * 0.86} ${y - height + 70}H${middle + w * 0.86}L${middle + w} ${y - 24}Z`;
    return [
      shape(shaft, stone, { color: '@key', width: 5 }),
      clipTo(shaft, rect(middle + w * 0.3, y - height, w, height, '@shade')),
      [-0.5, 0]
        .map((q) =>
          gouge(
            [middle + w * q, y - 40],
            [middle + w * q, y - height / 2],
            [middle + w * q, y - height + 90],
            6,
            '@slate',
          ),
        )
        .join(''),
      rect(middle - w * 1.25, y - height + 42, w * 2.5, 30, stone, { color: '@key', width: 5 }),
      rect(middle - w * 1.25, y - 26, w * 2.5, 26, stone, { color: '@key', width: 5 }),
    ].join('');
  };
  const pane = (left: number, wide: number): Svg =>
    rect(left, y - height * 0.68, wide, height * 0.5, light, { color: '@key', width: 5 });
  return [
    rect(x - half * 0.86, y - height + 60, width * 0.86, height - 60, '@umber'),
    rect(x - half * 0.58, y - height * 0.72, width * 0.58, height * 0.72, stone, { color: '@key', width: 5 }),
    pane(x - half * 0.52, width * 0.08),
    pane(x + half * 0.36, width * 0.08),
    rect(x - half * 0.3, y - height * 0.68, width * 0.3, height * 0.68, door, { color: '@key', width: 5 }),
    [0.58, 0.26]
      .map((share) =>
        rect(x - half * 0.2, y - height * share, width * 0.2, height * 0.22, 'none', { color: '@key', width: 4 }),
      )
      .join(''),
    circle(x + half * 0.22, y - height * 0.3, 8, '@mustard'),
    column(x - half * 0.8),
    column(x + half * 0.8),
    rect(x - half * 1.08, y - height - 30, width * 1.08, 76, stone, { color: '@key', width: 6 }),
    rect(x - half * 1.16, y - height - 62, width * 1.16, 34, stone, { color: '@key', width: 6 }),
    line(x - half * 1.04, y - height + 8, x + half * 1.04, y - height + 8, '@key', 4),
  ].join('');
}
