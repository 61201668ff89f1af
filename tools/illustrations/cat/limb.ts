import { smooth } from '../geometry';
import type { Point } from '../geometry';
import type { Swatch } from '../inks';
import { clipTo, gouge, shape, stroke } from '../svg';
import type { Svg } from '../svg';
import type { Coat } from './coats';
import { pawOf } from './pelt';

/** A joint of a leg and how thick the leg is there. */
export type Joint = readonly [x: number, y: number, width: number];

interface Station {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** Unit vector toward the toes. */
  readonly dx: number;
  readonly dy: number;
}

/** A leg from the hip or shoulder to the toes: its outline, and stations along its middle. */
export interface Limb {
  readonly outline: string;
  readonly stations: readonly Station[];
}

export function limb(joints: readonly Joint[]): Limb {
  const stations = stationsAlong(joints);
  return { outline: outlineOf(stations), stations };
}

const STEPS_BETWEEN = 6;
/** Tighter than the curves of the body, so that knees and hocks stay knees and hocks. */
const TENSION = 0.36;

function stationsAlong(joints: readonly Joint[]): readonly Station[] {
  const joint = (i: number): Joint => item(joints, Math.min(joints.length - 1, Math.max(0, i)));
  const steps = (joints.length - 1) * STEPS_BETWEEN;
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const i = Math.min(joints.length - 2, Math.floor(step / STEPS_BETWEEN));
    const t = step / STEPS_BETWEEN - i;
    const axis = (n: 0 | 1): number => hermite(joint(i - 1)[n], joint(i)[n], joint(i + 1)[n], joint(i + 2)[n], t);
    const [from, to] = [joint(i)[2], joint(i + 1)[2]];
    return { x: axis(0), y: axis(1), half: (from + (to - from) * t) / 2 };
  });
  return line.map((station, i) => {
    const a = item(line, Math.max(0, i - 1));
    const b = item(line, Math.min(steps, i + 1));
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { ...station, dx: (b.x - a.x) / length, dy: (b.y - a.y) / length };
  });
}

function hermite(before: number, from: number, to: number, after: number, t: number): number {
  const leave = (to - before) * TENSION;
  const arrive = (after - from) * TENSION;
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * leave + (3 * t2 - 2 * t3) * to + (t3 - t2) * arrive;
}

const outlineOf = (stations: readonly Station[], wider = 0): string => smooth(edgeOf(stations, wider));

/** Down one side, around the toes and up the other. */
function edgeOf(stations: readonly Station[], wider = 0): readonly Point[] {
  const side = (sign: -1 | 1): readonly Point[] =>
    stations.map(({ x, y, half, dx, dy }): Point => [x - sign * dy * (half + wider), y + sign * dx * (half + wider)]);
  const toe = item(stations, stations.length - 1);
  const tip: Point = [toe.x + toe.dx * (toe.half + wider) * 0.9, toe.y + toe.dy * (toe.half + wider) * 0.9];
  return [...side(1), tip, ...side(-1).toReversed()];
}

/** The drawn edge of a leg in front of the body: open at the shoulder, where it grows out of the fur. */
export function legEdge({ stations }: Limb, color: Swatch, from = 0.3): Svg {
  const shown = stations.slice(Math.round(from * (stations.length - 1)));
  return stroke(smooth(edgeOf(shown), false), color, 4);
}

/** Where the bars of a tabby cross a leg, as shares of its length. */
const BARS = [0.42, 0.55, 0.68] as const;

/** Bars, socks and points of one leg, to be laid over its ground color. */
export function legMarks(coat: Coat, { outline, stations }: Limb): Svg {
  const last = stations.length - 1;
  const { stripe } = coat;
  const bars = stripe ? BARS.map((share) => bar(item(stations, Math.round(share * last)), stripe)).join('') : '';
  const paw = pawOf(coat);
  const sock = paw ? shape(outlineOf(stations.slice(Math.round(paw.from * last)), 6), paw.color) : '';
  return clipTo(outline, bars + sock);
}

/** From the front edge to just past the middle: a full ring looks like a garter. */
function bar({ x, y, half, dx, dy }: Station, color: Swatch): Svg {
  const reach = half + 3;
  return gouge([x + dy * reach, y - dx * reach], [x + dx * 5, y + dy * 5], [x - dy * half, y + dx * half], 9, color);
}

/** Two cuts between the toes. */
export function toeCuts(x: number, y: number, color: Swatch): Svg {
  return [0, 9].map((q) => gouge([x + q, y - 10], [x + q + 3, y - 4], [x + q + 1, y + 4], 3.2, color)).join('');
}

function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error('A leg needs at least two joints');
  return found;
}
