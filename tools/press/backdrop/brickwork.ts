import type { Swatch } from '../inks';
import { randomFrom } from '../noise';
import { rect } from '../svg';
import type { Svg } from '../svg';

interface Brickwork {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly brick: Swatch;
  readonly odd: Swatch;
  readonly mortar: Swatch;
  readonly seed: number;
}

const LENGTH = 112;
const COURSE = 48;
const JOINT = 6;

/** A wall of big bricks, one in five of another color. */
export function brickwork({ x, y, width, height, brick, odd, mortar, seed }: Brickwork): Svg {
  const random = randomFrom(seed);
  let bricks = '';
  for (let row = 0; row * COURSE < height; row += 1) {
    const start = row % 2 === 0 ? 0 : -LENGTH / 2;
    for (let at = start; at < width; at += LENGTH) {
      const left = Math.max(0, at);
      const right = Math.min(width, at + LENGTH - JOINT);
      const tall = Math.min(COURSE - JOINT, height - row * COURSE);
      const color = random() < 0.2 ? odd : brick;
      if (right > left && tall > 0) bricks += rect(x + left, y + row * COURSE, right - left, tall, color);
    }
  }
  return rect(x, y, width, height, mortar) + bricks;
}
