// How closely the position is followed. A watch keeps the receiver on, and there is no way to ask it for less, so it is
// held only where a few seconds matter. Pure.
import type { Position, PositionState } from '../position';

/** A watch, or a single fix after so many milliseconds. */
export type Duty = 'watch' | number;

const NEAR_METERS = 100;
/** In so long even a slow walker is farther away than two fixes can be off. */
const MOVING_MS = 90_000;
/** Near a stop one may stand and look for the house. */
const LOOKING_MS = 3 * 60_000;
const LEAST_MS = 15_000;
const MOST_MS = 2 * 60_000;
/** Nobody who sets out the moment after a fix is at the stop before the next. */
const ARRIVES_METERS = 30;
const WALKED_A_SECOND = 1.5;

/**
 * What the device is to do next.
 * @param still how many single fixes running found the walker where he was
 */
export function dutyOf(position: Position, state: PositionState, still: number): Duty {
  if (!('mark' in state) || position.moved === undefined) return 'watch';
  if (state.kind === 'far') return MOST_MS;
  const rested = position.now - position.moved.since;
  const meters = state.nearest?.meters ?? Number.POSITIVE_INFINITY;
  const isNear = meters <= NEAR_METERS || state.offer !== undefined || state.kind === 'jumps';
  if (isNear && rested < LOOKING_MS) return 'watch';
  if (rested < MOVING_MS) return LEAST_MS;
  const reach = ((meters - state.mark.accuracy - ARRIVES_METERS) / WALKED_A_SECOND) * 1000;
  return Math.min(MOST_MS, Math.max(LEAST_MS, Math.min(reach, LEAST_MS * 2 ** still)));
}
