import { mirror } from '../geometry';
import type { Point, Points } from '../geometry';
import { place } from '../svg';
import type { Svg } from '../svg';
import type { Skull } from './head-shapes';
import { THREE_QUARTER } from './three-quarter';

/** Three-quarter: turned to the viewer's right. */
export type View = 'front' | 'three-quarter';

/** Carries a point of the face seen from the front to where this view shows it. */
export type Turn = (point: Point) => Point;

/** One way to look at a head. Faces are drawn once, from the front; the view turns them. */
export interface Aspect {
  readonly face: Turn;
  /** Ears stand on the side of the head and turn about it differently than the face does. */
  ear(side: -1 | 1, point: Point): Point;
  outline(skull: Skull): Points;
  /** The far cheek, which the muzzle hides in part. */
  farCheek(skull: Skull): Points | undefined;
  /** Edges that only a cut can show, because fur lies before fur of the same color. */
  folds(skull: Skull): readonly Fold[];
}

export type Fold = readonly [a: Point, bend: Point, b: Point, width: number];

const FRONT: Aspect = {
  face: (point) => point,
  ear: (side, [x, y, corner]) => (corner ? [x * side, y, corner] : [x * side, y]),
  outline: ({ half }) => mirror(half),
  farCheek: () => undefined,
  folds: () => [],
};

export const aspectOf = (view: View): Aspect => (view === 'front' ? FRONT : THREE_QUARTER);

export const turned = (points: Points, turn: Turn): Points => points.map(turn);

/** Where a hat sits on a turned head. */
const TURNED_CROWN = { x: -8, y: 0 } as const;
/** Moves spectacles before the eyes of a turned face and narrows them. */
const TURNED_EYES = 'translate(38.6 0) scale(0.85 1)';

/** Fits a thing drawn for the head from the front, a hat (crown) or spectacles (eyes), to this view. */
export function worn(thing: Svg, on: 'crown' | 'eyes', view: View): Svg {
  if (view === 'front') return thing;
  return on === 'crown' ? place(thing, TURNED_CROWN) : `<g transform="${TURNED_EYES}">${thing}</g>`;
}
