import { segmentsOf } from '../../../src/geography/lines';
import type { Line } from '../../../src/geography/lines';
import type { Swatch } from '../inks';
import { line } from '../svg';
import type { Svg } from '../svg';

/** The path of an open line with true corners, rounded to tenths of a unit. */
export const pathOf = (points: Line): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A line with square ends. */
export const band = (points: Line, color: Swatch, width: number): Svg =>
  segmentsOf(points)
    .map(([from, to]) => line(from[0], from[1], to[0], to[1], color, width))
    .join('');
