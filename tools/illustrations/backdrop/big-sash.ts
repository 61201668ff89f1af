import type { Swatch } from '../inks';
import { line, rect } from '../svg';
import type { Svg } from '../svg';

interface BigSash {
  /** Its middle. */
  readonly x: number;
  readonly sill: number;
  readonly width: number;
  readonly height: number;
  readonly glass: Swatch;
  readonly frame: Swatch;
  /** The lower sash is up: the hole is empty. */
  readonly open?: boolean;
}

/** A window near enough to sit in, with a stone lintel and sill: drawn around `x`, its opening standing on `sill`. */
export function bigSash({ x, sill, width, height, glass, frame, open = true }: BigSash): Svg {
  const left = x - width / 2;
  const top = sill - height;
  const middle = top + height * 0.3;
  return [
    rect(left - 30, top - 60, width + 60, 60, frame, { color: '@key', width: 6 }),
    rect(left, top, width, height, glass, { color: '@key', width: 8 }),
    rect(left + 4, top + 4, 22, height - 8, frame),
    rect(left + width - 26, top + 4, 22, height - 8, frame),
    rect(left + 4, top + 4, width - 8, 20, frame),
    rect(left + 4, middle, width - 8, 22, frame, { color: '@key', width: 4 }),
    line(x, top + 20, x, middle, frame, 14),
    open ? '' : line(x, middle, x, sill, frame, 14),
    rect(left - 40, sill, width + 80, 44, frame, { color: '@key', width: 6 }),
    rect(left - 20, sill + 47, width + 40, 14, '@night'),
  ].join('');
}
