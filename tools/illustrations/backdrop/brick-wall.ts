import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { rect, repeat } from '../svg';
import type { Svg } from '../svg';

interface BrickWall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Swatch;
  /** The color of the bricks that differ. */
  readonly odd: Swatch;
  /** How many bricks of ten differ. */
  readonly oddOfTen?: number;
  /** Left out: only the odd bricks are drawn, and the eye lays the rest. */
  readonly mortar?: Swatch;
  /** Length and height of one brick, its joints counted in. */
  readonly brick?: readonly [length: number, course: number];
  readonly seed: number;
}

const JOINT = 6;
/** A brick cut shorter than this at the end of a wall is left out: it would only be a tick. */
const SHORTEST = 14;

/** A wall of bricks laid in courses, one upper left corner at (x, y); nothing of it stands over its edges. */
export function brickWall(wall: BrickWall): Svg {
  const { x, y, width, height, odd, oddOfTen = 2, mortar, brick = [112, 48], seed } = wall;
  const random = randomFrom(seed);
  const [length, course] = brick;
  const brickAt = (row: number, column: number): Svg => {
    const color = random() < oddOfTen / 10 ? odd : wall.wall;
    if (color === wall.wall && mortar === undefined) return '';
    const start = x + (column - (row % 2) / 2) * length;
    const left = Math.max(x, start);
    const right = Math.min(x + width, start + length - JOINT);
    const tall = Math.min(course - JOINT, height - row * course);
    return right - left > SHORTEST && tall > 0 ? rect(left, y + row * course, right - left, tall, color) : '';
  };
  return (
    rect(x, y, width, height, mortar ?? wall.wall) +
    repeat(Math.ceil(height / course), (row) => repeat(Math.ceil(width / length) + 1, (column) => brickAt(row, column)))
  );
}
