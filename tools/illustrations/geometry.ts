/** A point of an outline. `'c'` marks a true corner; all others are smoothed. */
export type Point = readonly [x: number, y: number, corner?: 'c'];
export type Points = readonly Point[];

/** Whole hundredths: smaller steps are invisible and only make the drawing longer. */
export const short = (value: number): number => Math.round(value * 100) / 100;

const ROUND = 1 / 6;
const TIGHT = 1 / 4;

function pick(points: Points, index: number, closed: boolean): Point {
  const last = points.length - 1;
  const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index));
  const point = points[wrapped];
  if (!point) throw new Error('An outline needs at least one point');
  return point;
}

/** A smooth path through the points (Catmull-Rom written as cubic curves). */
export function smooth(points: Points, closed = true): string {
  const [startX, startY] = pick(points, 0, closed);
  let path = `M${short(startX)} ${short(startY)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i += 1) {
    const before = pick(points, i - 1, closed);
    const from = pick(points, i, closed);
    const to = pick(points, i + 1, closed);
    const after = pick(points, i + 2, closed);
    const leave = from[2]
      ? ([(to[0] - from[0]) * TIGHT, (to[1] - from[1]) * TIGHT] as const)
      : ([(to[0] - before[0]) * ROUND, (to[1] - before[1]) * ROUND] as const);
    const arrive = to[2]
      ? ([(to[0] - from[0]) * TIGHT, (to[1] - from[1]) * TIGHT] as const)
      : ([(after[0] - from[0]) * ROUND, (after[1] - from[1]) * ROUND] as const);
    const numbers = [from[0] + leave[0], from[1] + leave[1], to[0] - arrive[0], to[1] - arrive[1], to[0], to[1]];
    path += `C${numbers.map(short).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** Completes a right half that begins and ends on the middle line. */
export function mirror(half: Points): Points {
  return [...half, ...flip(half.slice(1, -1)).toReversed()];
}

/** The same points on the other side of the middle line. */
export function flip(points: Points): Points {
  return points.map(([x, y, corner]) => (corner ? [-x, y, corner] : [-x, y]));
}

/** The same points somewhere else. */
export function shift(points: Points, dx: number, dy: number): Points {
  return points.map(([x, y, corner]) => (corner ? [x + dx, y + dy, corner] : [x + dx, y + dy]));
}

const SIDES = [-1, 1] as const;
/** Draws something twice: on the left and mirrored on the right. */
export function bothSides(draw: (side: -1 | 1) => string): string {
  return SIDES.map(draw).join('');
}

export interface Along {
  readonly point: Point;
  /** Unit vector along the line. */
  readonly dx: number;
  readonly dy: number;
}

function ribbon(line: readonly Along[], halfWidthAt: (share: number) => number): Points {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(({ point: [x, y], dx, dy }, i) => {
    const half = halfWidthAt(i / (line.length - 1));
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  });
  return [...left, ...right.toReversed()];
}

/** A circle as a path, for clipping. */
export const discPath = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export type Taper = 'both ends' | 'far end';

/** One cut of the gouge along a curve: thin, thick, thin, as in a linocut. */
export function gougePath(a: Point, bend: Point, b: Point, width: number, taper: Taper): string {
  const steps = 8;
  const line = Array.from({ length: steps + 1 }, (_, i): Along => {
    const t = i / steps;
    const s = 1 - t;
    const dx = 2 * s * (bend[0] - a[0]) + 2 * t * (b[0] - bend[0]);
    const dy = 2 * s * (bend[1] - a[1]) + 2 * t * (b[1] - bend[1]);
    const length = Math.hypot(dx, dy) || 1;
    return {
      point: [s * s * a[0] + 2 * t * s * bend[0] + t * t * b[0], s * s * a[1] + 2 * t * s * bend[1] + t * t * b[1]],
      dx: dx / length,
      dy: dy / length,
    };
  });
  const half = (t: number): number =>
    (width / 2) * (taper === 'far end' ? (1 - t) ** 0.7 * Math.min(1, t * 6 + 0.5) : Math.sin(Math.PI * t) ** 0.75);
  return smooth(ribbon(line, (t) => half(Math.min(1, Math.max(0, t))) || 0));
}

export interface Tube {
  readonly outline: string;
  readonly line: readonly Along[];
}

/** A limb or tail: a center line with a width that changes from one end to the other. */
export function tube(points: Points, startWidth: number, endWidth: number): Tube {
  const center: Point[] = [];
  const stepsBetween = 8;
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let k = 0; k < stepsBetween; k += 1) {
      const t = k / stepsBetween;
      const axis = (n: 0 | 1): number =>
        spline(
          pick(points, i - 1, false)[n],
          pick(points, i, false)[n],
          pick(points, i + 1, false)[n],
          pick(points, i + 2, false)[n],
          t,
        );
      center.push([axis(0), axis(1)]);
    }
  }
  center.push(pick(points, points.length - 1, false));
  const line = center.map((point, i): Along => {
    const a = pick(center, i - 1, false);
    const b = pick(center, i + 1, false);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return { point, dx: (b[0] - a[0]) / length, dy: (b[1] - a[1]) / length };
  });
  const sides = ribbon(line, (t) => (startWidth + (endWidth - startWidth) * t) / 2);
  const end = line.at(-1);
  if (!end) throw new Error('A tube needs a line');
  const reach = endWidth * 0.45;
  const tip: Point = [end.point[0] + end.dx * reach, end.point[1] + end.dy * reach];
  const half = sides.length / 2;
  return { outline: smooth([...sides.slice(0, half), tip, ...sides.slice(half)]), line };
}

function spline(p0: number, p1: number, p2: number, p3: number, t: number): number {
  return (
    0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)
  );
}
