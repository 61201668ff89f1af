// Which step of a written way is due. Pure.
import type { LatLons } from '../../geography/district';
import { nearestOnLeg, type Place } from './fixes/distance-and-bearing';

/** So far back a step is taken back: less is noise. */
const BACK_METERS = 20;

/**
 * What is left of a leg at the corner where each step is done, in meters along the leg; 0 for the last step.
 * @param leg both ends included
 */
export const cornersLeft = (leg: LatLons, steps: readonly { readonly at?: Place | undefined }[]): readonly number[] =>
  steps.map(({ at }) => (at && nearestOnLeg(leg, at)?.left) ?? 0);

/**
 * The step that is due, from 0.
 * @param corners of `cornersLeft`
 * @param left meters along the leg to its end
 * @param before the step that was due before; undefined: none
 */
export function stepDue(corners: readonly number[], left: number, before?: number): number {
  const last = Math.max(0, corners.length - 1);
  const dueAt = (slack: number): number => {
    const due = corners.findIndex((corner) => left > corner + slack);
    return due < 0 ? last : due;
  };
  const due = dueAt(0);
  return before === undefined || due >= before ? due : Math.min(before, dueAt(BACK_METERS));
}
