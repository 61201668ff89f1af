import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { line, rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface BrickWall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Swatch;
  readonly light: Swatch;
  readonly seed: number;
  /** Length and height of one brick. */
  readonly brick?: readonly [number, number];
  /** How many bricks of ten are drawn; the wall is one color between them. */
  readonly drawn?: number;
}

/** A wall in which only some bricks are picked out: the eye lays the rest. */
export function brickWall({ x, y, width, height, wall, light, seed, brick = [86, 38], drawn = 4 }: BrickWall): Svg {
  const random = randomFrom(seed);
  const [length, course] = brick;
  const rows = Math.ceil(height / course);
  const columns = Math.ceil(width / length) + 1;
  const right = x + width;
  const bricks = repeat(rows, (row) =>
    repeat(columns, (i) => {
      if (random() > drawn / 10) return '';
      const left = Math.max(x, x + i * length - (row % 2) * (length / 2));
      const end = Math.min(right, x + (i + 1) * length - (row % 2) * (length / 2) - 7);
      return end - left > 14 ? rect(left, y + row * course, end - left, course - 7, light) : '';
    }),
  );
  return rect(x, y, width, height, wall) + bricks;
}

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

/** A window near enough to sit in, with a stone lintel and sill. */
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
