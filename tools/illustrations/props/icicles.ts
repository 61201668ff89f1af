import { randomFrom } from '../noise';
import { gouge, polygon } from '../svg';
import type { Svg } from '../svg';

interface Icicles {
  readonly x: number;
  readonly width: number;
  /** The edge they hang from; arched edges give a function of x. */
  readonly y: number | ((x: number) => number);
  readonly shortest: number;
  readonly longest: number;
  readonly seed: number;
}

/** A fringe of icicles: paper, so that they shine before anything. */
export function icicles({ x, width, y, shortest, longest, seed }: Icicles): Svg {
  const random = randomFrom(seed);
  const edge = (at: number): number => (typeof y === 'number' ? y : y(at));
  let drawing = '';
  for (let at = x; at < x + width;) {
    const wide = 22 + random() * 26;
    const long = shortest + random() ** 1.6 * (longest - shortest);
    const [left, right] = [at - 4, at + wide + 4];
    const middle = at + wide * (0.4 + random() * 0.2);
    const top = Math.min(edge(left), edge(right)) - 16;
    drawing +=
      polygon(
        [
          [left, top],
          [right, top],
          [right, edge(right)],
          [middle, edge(middle) + long],
          [left, edge(left)],
        ],
        '@paper',
      ) +
      gouge(
        [at + wide * 0.72, edge(at) - 4],
        [middle + wide * 0.2, edge(middle) + long * 0.3],
        [middle + 3, edge(middle) + long * 0.7],
        4.5,
        '@verdigris',
        'far end',
      );
    at += wide;
  }
  return drawing;
}
