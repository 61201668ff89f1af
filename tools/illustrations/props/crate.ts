import type { Swatch } from '../inks';
import { line, rect, repeat, text } from '../svg';
import type { Svg } from '../svg';

interface Crate {
  readonly width: number;
  readonly height: number;
  readonly color: Swatch;
  /** Stenciled on it, where there is room for letters of 60. */
  readonly stencil?: string;
}

/** A packing crate of three boards; its origin is the middle of its foot. */
export function crate({ width, height, color, stencil }: Crate): Svg {
  const left = -width / 2;
  const boards = repeat(2, (i) => {
    const y = -height + (height * (i + 1)) / 3;
    return line(left, y, -left, y, '@key', 5);
  });
  const batten = (x: number): Svg =>
    rect(x, -height, 26, height, color, { color: '@key', width: 5 }) +
    [-height + 18, -18].map((y) => rect(x + 9, y - 4, 8, 8, '@night')).join('');
  return [
    rect(left, -height, width, height, color, { color: '@key', width: 6 }),
    rect(left + width * 0.74, -height, width * 0.26, height, '@shade'),
    boards,
    batten(left),
    batten(-left - 26),
    stencil ? text(stencil, { x: 0, y: -height / 2 + 24, size: 68, color: '@night', weight: 900, spacing: 3 }) : '',
  ].join('');
}
