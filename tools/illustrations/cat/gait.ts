import type { Point, Points } from '../geometry';
import type { ForeLeg, HindLeg, Posture } from './profile';
import { WALKING } from './traced';

/** How far the ground passes under the cat in one round of its legs: a film that slides by this does not skate. */
export const STRIDE = 292;

/** Share of a round for which a foot stays on the ground. */
const STANCE = 0.65;
const STEP = STRIDE * STANCE;
/**
 * The feet come down one after the other: near hind, near fore, far hind, far fore, as in Muybridge's frames 1 to 5.
 */
const LAG = { nearHind: 0, nearFore: 0.25, farHind: 0.5, farFore: 0.75 } as const;

/** Values at moments of a round, from 0 (the foot comes down) to 1. */
type Keys = readonly (readonly [phase: number, value: number])[];

/** Degrees by which hock or wrist stand before the foot (+) or behind it (-). */
const HOCK: Keys = [
  [0, -36],
  [0.3, -26],
  [0.55, -2],
  [STANCE, 24],
  [0.75, 52],
  [0.88, 8],
  [1, -36],
];
const WRIST: Keys = [
  [0, -44],
  [0.25, -16],
  [0.5, 2],
  [STANCE, 20],
  [0.78, 58],
  [0.9, 10],
  [1, -44],
];
const LIFT: Keys = [
  [0, 0],
  [STANCE, 0],
  [0.74, 0.72],
  [0.83, 1],
  [0.93, 0.5],
  [1, 0],
];

interface LegPlan {
  /** Where the leg hangs from, and how far before (+) or behind it its step is centered. */
  readonly from: Point;
  readonly center: number;
  readonly bones: readonly [upper: number, lower: number, last: number];
  readonly pitch: Keys;
  readonly lift: number;
  /** Knees bend forward, elbows backward. */
  readonly bend: -1 | 1;
  /** How much of a step the hip or shoulder blade goes along. */
  readonly glide: number;
}

const HIND = { center: -26, bones: [84, 88, 54], pitch: HOCK, lift: 34, bend: 1, glide: 0.08 } as const;
const FORE = { center: 10, bones: [68, 94, 46], pitch: WRIST, lift: 44, bend: -1, glide: 0.2 } as const;
const SOLE = 12;
const TOES = 34;

/** A cat that walks in place, looking right: the whole round for phases 0 to 1. The origin is as in WALKING. */
export function walkingAt(moment: number): Posture {
  const phase = wrap(moment);
  const bob = 3.5 * Math.cos(4 * Math.PI * phase);
  const nod = 4 * Math.cos(4 * Math.PI * (phase - 0.12));
  const at = (lag: number): number => wrap(phase - lag);
  const [hip, farHip]: readonly [Point, Point] = [
    [-148, -200 + bob],
    [-152, -190 + bob],
  ];
  const [shoulder, farShoulder]: readonly [Point, Point] = [
    [158, -198 + bob],
    [138, -190 + bob],
  ];
  return {
    back: lifted(WALKING.back, bob),
    belly: lifted(WALKING.belly, bob),
    tail: swaying(lifted(WALKING.tail, bob), phase),
    head: { ...WALKING.head, y: WALKING.head.y + bob + nod, turn: (WALKING.head.turn ?? 0) + nod * 0.4 },
    nearHind: hindLeg({ ...HIND, from: hip }, at(LAG.nearHind)),
    farHind: hindLeg({ ...HIND, from: farHip }, at(LAG.farHind)),
    nearFore: foreLeg({ ...FORE, from: shoulder }, at(LAG.nearFore)),
    farFore: foreLeg({ ...FORE, from: farShoulder }, at(LAG.farFore)),
  };
}

function hindLeg(plan: LegPlan, phase: number): HindLeg {
  const { hang, middle, ankle, foot } = legAt(plan, phase);
  const droop = (along(LIFT, phase) * Math.PI) / 3;
  return [hang, middle, ankle, foot, [foot[0] + Math.cos(droop) * TOES, foot[1] + Math.sin(droop) * TOES * 0.4]];
}

function foreLeg(plan: LegPlan, phase: number): ForeLeg {
  const { hang, middle, ankle, foot } = legAt(plan, phase);
  return [hang, middle, ankle, foot];
}

interface LegJoints {
  readonly hang: Point;
  readonly middle: Point;
  readonly ankle: Point;
  readonly foot: Point;
}

function legAt({ from, center, bones, pitch, lift, bend, glide }: LegPlan, phase: number): LegJoints {
  const reach = reachAt(phase);
  const hang: Point = [from[0] + reach * glide, from[1]];
  const foot: Point = [from[0] + center + reach, -SOLE - lift * along(LIFT, phase)];
  const lean = (along(pitch, phase) * Math.PI) / 180;
  const ankle: Point = [foot[0] + Math.sin(lean) * bones[2], foot[1] - Math.cos(lean) * bones[2]];
  return { hang, foot, ankle, middle: bent(hang, ankle, bones[0], bones[1], bend) };
}

/** Where the foot is before or behind the middle of its step: carried back evenly by the ground, then swung forward. */
function reachAt(phase: number): number {
  if (phase < STANCE) return STEP / 2 - (phase / STANCE) * STEP;
  const t = (phase - STANCE) / (1 - STANCE);
  return -STEP / 2 + t * t * (3 - 2 * t) * STEP;
}

/** The knee or elbow between two points, for bones of these lengths; a leg too short for its step is stretched. */
function bent([x1, y1]: Point, [x2, y2]: Point, upper: number, lower: number, side: -1 | 1): Point {
  const distance = Math.hypot(x2 - x1, y2 - y1);
  const reach = Math.min(distance, (upper + lower) * 0.995);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along)) * side;
  const [dx, dy] = [(x2 - x1) / distance, (y2 - y1) / distance];
  return [x1 + dx * along + dy * out, y1 + dy * along - dx * out];
}

function along(keys: Keys, phase: number): number {
  const next = keys.findIndex(([at]) => at > phase);
  const [to, toValue] = keys[next] ?? keys.at(-1) ?? [1, 0];
  const [from, fromValue] = keys[Math.max(0, next - 1)] ?? [0, 0];
  const t = (phase - from) / (to - from || 1);
  return fromValue + (toValue - fromValue) * t * t * (3 - 2 * t);
}

const wrap = (phase: number): number => phase - Math.floor(phase);
const lifted = (points: Points, dy: number): Points =>
  points.map(([x, y, corner]) => (corner ? [x, y + dy, corner] : [x, y + dy]));

/** The tail follows the hips, its tip last and most. */
const swaying = (points: Points, phase: number): Points =>
  points.map(([x, y], i) => {
    const sway = Math.sin(2 * Math.PI * (phase - i * 0.11)) * i * i * 1.5;
    return [x + sway, y + Math.abs(sway) * 0.15];
  });
