import { useState } from 'react';
import { routeOf } from '../../../geography/walk-map';
import type { PositionState } from '../../position/position';
import { cornersLeft, stepDue } from '../../position/steps';
import { useWatch } from '../use-devices';
import { useWalk } from '../use-walk';

export interface Steps {
  readonly all: readonly string[];
  readonly at: number;
  /** Nothing comes after it, and the walker has not turned back. */
  readonly isLast: boolean;
  turnTo(step: number): void;
}

/** The stop whose way is told: who goes along a later leg than that of the screen is told that one. */
export const stopAhead = (position: PositionState, number: number): number =>
  position.kind === 'ahead' && position.aim === number ? position.stop : number;

/** What is left of the way to a stop, in meters; undefined while the walker is not on it. */
export const leftOf = (position: PositionState, number: number): number | undefined =>
  (position.kind === 'sure' || position.kind === 'ahead') && position.stop === number ? position.left : undefined;

/** The step that is due; it remembers the one before, which is taken back only after 20 m. */
function useStepDue(number: number): number | undefined {
  const { tour, map } = useWalk();
  const left = leftOf(useWatch(), number);
  const steps = tour.stops[number - 2]?.next?.steps;
  const leg = routeOf(map).legs[number - 2];
  const [last, setLast] = useState<{ readonly number: number; readonly due: number }>();
  if (left === undefined || steps === undefined || leg === undefined) return undefined;
  const due = stepDue(cornersLeft(leg, steps), left, last?.number === number ? last.due : undefined);
  if (last?.number !== number || last.due !== due) setLast({ number, due });
  return due;
}

/**
 * The steps of the way to a stop (from 1), the due one first. Undefined while the walker is not on that way, or where
 * the corners are not known: then the whole words stand there, and nothing has to be turned.
 */
export function useSteps(number: number): Steps | undefined {
  const steps = useWalk().tour.stops[number - 2]?.next?.steps;
  const due = useStepDue(number);
  // Turned by hand it stays, until the walker has come to the next corner.
  const [turned, setTurned] = useState<{ readonly number: number; readonly due: number; readonly to: number }>();
  if (steps === undefined || due === undefined) return undefined;
  const isTurned = turned?.number === number && turned.due === due;
  return {
    all: steps.map(({ words }) => words),
    at: isTurned ? turned.to : due,
    isLast: !isTurned && due === steps.length - 1,
    turnTo: (step) => setTurned({ number, due, to: step }),
  };
}
