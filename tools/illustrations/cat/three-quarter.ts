import type { Point, Points } from '../geometry';
import type { Skull } from './head-shapes';
import type { Aspect, Fold } from './aspect';

/** How far the head is turned, and the ball that stands for it. */
const ANGLE = (27 * Math.PI) / 180;
const RADIUS = 118;
/** The axis lies a little to the left, so that the turned head stays in the middle. */
const AXIS = -12;

const bump = (distance: number): number => Math.exp(-distance * distance);

/** How far a point of the face comes toward the viewer: a ball, a muzzle, the ridge of the nose. */
function depth(x: number, y: number): number {
  const ball = Math.sqrt(Math.max(0, RADIUS ** 2 - x ** 2 - (y * 0.45) ** 2));
  const muzzle = 26 * bump(Math.hypot(x / 52, (y - 62) / 42));
  const ridge = 8 * bump(Math.hypot(x / 24, (y - 10) / 50));
  return ball + muzzle + ridge;
}

const kept = (x: number, y: number, corner: 'c' | undefined): Point => (corner ? [x, y, corner] : [x, y]);

function turnedFace([x, y, corner]: Point): Point {
  return kept(AXIS + x * Math.cos(ANGLE) + depth(x, y) * Math.sin(ANGLE), y, corner);
}

/** The near ear opens toward us; the far one shows little of its hollow. */
function turnedEar(side: -1 | 1, [x, y, corner]: Point): Point {
  return side < 0 ? kept(-1.12 * x - 2, y, corner) : kept(64 + (x - 44) * 0.4, y, corner);
}

const CHEEK = 24;

/** The near cheek is all ruff; the jaw climbs to it from the chin. */
function nearSide([x, y, corner]: Point): Point {
  if (y < CHEEK) return kept(-x - 8, y, corner);
  const jaw = bump((x - 55) / 45) * (y > 80 ? 7 : 0);
  return kept(-x * 1.03 - 6, y - jaw, corner);
}
/** The inner edge of the far ear lies in front of its hollow: that ear looks narrow. */
const farSide = ([x, y, corner]: Point): Point => kept(x * 0.84 + (y < -80 && x < 60 ? 14 : 5), y, corner);

/** The profile of the muzzle, from the far cheek to the chin, for a chin at y 109. */
const PROFILE: Points = [
  [97, 32],
  [103, 46],
  [112, 60],
  [113, 74],
  [104, 90],
  [86, 101],
  [66, 107],
  [44, 109],
  [18, 105],
];

const chinOf = (half: Points): number => half.at(-1)?.[1] ?? 109;

function outline({ half }: Skull): Points {
  const chin = chinOf(half);
  const near = half.slice(1, -2).map(nearSide).toReversed();
  const far = half.filter(([, y]) => y < CHEEK).map(farSide);
  return [...far, ...PROFILE.map(([x, y]): Point => [x, (y * chin) / 109]), ...near];
}

const farCheek = ({ half }: Skull): Points => [
  [40, 0],
  ...half.filter(([x, y]) => y > -30 && x > 60).map(farSide),
  [60, 80],
];

/** The jaw before the chest: down the muzzle to the chin, and up to the near cheek. */
function folds({ half }: Skull): readonly Fold[] {
  const low = chinOf(half) - 109;
  return [
    [[92, 101 + low], [52, 117 + low], [4, 107 + low], 5],
    [[0, 105 + low], [-34, 101 + low], [-74, 92 + low], 4],
  ];
}

export const THREE_QUARTER: Aspect = { face: turnedFace, ear: turnedEar, outline, farCheek, folds };
