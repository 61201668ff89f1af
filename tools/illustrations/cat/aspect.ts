import type { Point, Points } from '../geometry';
import type { Skull } from './head-shapes';

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
