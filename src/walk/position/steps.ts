// Finds the step of the written directions that is due.
import type { Coordinates } from '../../geography/coordinates';
import type { LatLons } from '../../geography/district';
import { nearestOnLeg } from './nearest-on-leg';

/** The due step goes back only if the walker is at least this far before its corner: less is noise. */
const BACK_METERS = 20;
/**
 * A step is done once its corner is this far behind: a fix just beyond the corner may be noise, and the turn counts.
 */
const BEHIND_METERS = 10;

/**
 * Returns for each step the meters along the leg that are left at the corner where the step is done; 0 for the last
 * step.
 * @param leg both ends included
 */
export const cornersLeft = (
  leg: LatLons,
  steps: readonly { readonly at?: Coordinates | undefined }[],
): readonly number[] => steps.map(({ at }) => (at && nearestOnLeg(leg, at)?.left) ?? 0);

/**
 * Returns the step that is due, from 0.
 * @param corners the result of `cornersLeft`
 * @param left meters along the leg to its end
 * @param before the step that was due before; undefined if there was none
 */
export function stepDue(corners: readonly number[], left: number, before?: number): number {
  const last = Math.max(0, corners.length - 1);
  const dueAt = (slack: number): number => {
    const due = corners.findIndex((corner) => left > corner + slack);
    return due < 0 ? last : due;
  };
  if (before === undefined) return dueAt(0);
  const forward = dueAt(-BEHIND_METERS);
  return forward >= before ? forward : Math.min(before, dueAt(BACK_METERS));
}
