import type { Point } from '../geometry';
import type { Outline } from '../wordmarks/path';

/** A field of coverage, 0 to 1, one number a pixel. It must be empty along its edge. */
export interface Field {
  readonly shares: Float32Array;
  readonly width: number;
  readonly height: number;
}

interface Finish {
  /** How far, in pixels, the outline may stray from the edge. */
  readonly tolerance: number;
  /** Specks and holes that are smaller than so many square pixels are left out. */
  readonly leastArea: number;
}

type Loop = readonly Point[];

/** Traces what is covered by half or more, as polygons; a hole runs the other way round. */
export function traced(field: Field, { tolerance, leastArea }: Finish): Outline {
  return loopsOf(field)
    .filter((loop) => Math.abs(areaOf(loop)) >= leastArea)
    .map((loop) => simplifiedLoop(loop, tolerance))
    .filter((loop) => loop.length > 2)
    .flatMap((loop) => [
      ...loop.map(([x, y], i) => ({ command: i === 0 ? ('M' as const) : ('L' as const), numbers: [x, y] })),
      { command: 'Z' as const, numbers: [] },
    ]);
}

const LEVEL = 0.5;

/** The sides of a square between four pixels. */
type Side = 'top' | 'right' | 'bottom' | 'left';
/**
 * For each set of covered corners (1 top left, 2 top right, 4 bottom right, 8 bottom left), the sides at which the edge
 * enters and leaves the square.
 */
const EDGES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['top', 'left']],
  [['right', 'top']],
  [['right', 'left']],
  [['bottom', 'right']],
  [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  [['bottom', 'top']],
  [['bottom', 'left']],
  [['left', 'bottom']],
  [['top', 'bottom']],
  [
    ['right', 'top'],
    ['left', 'bottom'],
  ],
  [['right', 'bottom']],
  [['left', 'right']],
  [['top', 'right']],
  [['left', 'top']],
  [],
];

/** All outlines of the covered area, by marching squares. */
function loopsOf({ shares, width, height }: Field): readonly Loop[] {
  const at = (x: number, y: number): number => shares[y * width + x] ?? 0;
  /** A side is named by the pixel at its beginning; sides to the right are even, sides down are odd. */
  const nameOf = (x: number, y: number, side: Side): number =>
    ((y + (side === 'bottom' ? 1 : 0)) * width + x + (side === 'right' ? 1 : 0)) * 2 +
    (side === 'left' || side === 'right' ? 1 : 0);
  const pointOn = (name: number): Point => {
    const pixel = name >> 1;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const [dx, dy] = name % 2 === 0 ? [1, 0] : [0, 1];
    const [from, to] = [at(x, y), at(x + dx, y + dy)];
    const share = (LEVEL - from) / (to - from);
    return [x + 0.5 + dx * share, y + 0.5 + dy * share];
  };
  const next = new Map<number, number>();
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const corners =
        Number(at(x, y) >= LEVEL) +
        2 * Number(at(x + 1, y) >= LEVEL) +
        4 * Number(at(x + 1, y + 1) >= LEVEL) +
        8 * Number(at(x, y + 1) >= LEVEL);
      for (const [from, to] of EDGES[corners] ?? []) next.set(nameOf(x, y, from), nameOf(x, y, to));
    }
  }
  const loops: Point[][] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    for (let name: number | undefined = start; name !== undefined && next.has(name);) {
      loop.push(pointOn(name));
      const to = next.get(name);
      next.delete(name);
      name = to;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

const areaOf = (loop: Loop): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Keeps the points without which the outline would stray too far (Douglas and Peucker). */
function simplifiedLoop(loop: Loop, tolerance: number): Loop {
  const half = Math.floor(loop.length / 2);
  const [first, second] = [loop.slice(0, half + 1), [...loop.slice(half), ...loop.slice(0, 1)]];
  return [...simplifiedLine(first, tolerance).slice(0, -1), ...simplifiedLine(second, tolerance).slice(0, -1)];
}

function simplifiedLine(line: Loop, tolerance: number): Loop {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined || line.length < 3) return line;
  let [farthest, most] = [0, tolerance];
  line.forEach((point, i) => {
    const distance = distanceTo(point, from, to);
    if (distance > most) [farthest, most] = [i, distance];
  });
  if (farthest === 0) return [from, to];
  return [
    ...simplifiedLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifiedLine(line.slice(farthest), tolerance),
  ];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs(dx * (y - y1) - dy * (x - x1)) / length;
}
