import { useState } from 'react';
import { routeOf } from '../../../geography/walk-map';
import { cornersLeft, stepDue } from '../../position/steps';
import { useWatch } from '../use-devices';
import { useWalk } from '../use-walk';
import { leftOf } from './shown-leg';

export interface Steps {
  readonly all: readonly string[];
  readonly at: number;
  /** Where this step begins in the whole directions, in characters. */
  readonly start: number;
  /** It is the last step, and the visitor has not turned back to it by hand. */
  readonly isLast: boolean;
  turnTo(step: number): void;
}

interface Directions {
  readonly steps?: readonly { readonly words: string }[] | undefined;
}

/**
 * Where a step (from 0) begins in the whole directions, in characters. These are the steps with a space between them.
 */
export const startOfStep = ({ steps = [] }: Directions, step: number): number =>
  steps.slice(0, step).reduce((start, { words }) => start + words.length + 1, 0);

/** The due step. It goes back only after 20 m, so the last due step is remembered. */
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
 * The steps of the way to a stop (from 1). Undefined while it is not known that the walker is on that way, or
 * if the corners are unknown: then the page shows the whole directions.
 */
export function useSteps(number: number): Steps | undefined {
  const next = useWalk().tour.stops[number - 2]?.next;
  const steps = next?.steps;
  const due = useStepDue(number);
  // A step chosen by hand stays until the walker reaches the next corner.
  const [turned, setTurned] = useState<{ readonly number: number; readonly due: number; readonly to: number }>();
  if (next === undefined || steps === undefined || due === undefined) return undefined;
  const isTurned = turned?.number === number && turned.due === due;
  const at = isTurned ? turned.to : due;
  return {
    all: steps.map(({ words }) => words),
    at,
    start: startOfStep(next, at),
    isLast: !isTurned && due === steps.length - 1,
    turnTo: (step) => setTurned({ number, due, to: step }),
  };
}

/** Where the due step of the way to a stop begins in the whole directions, in characters; 0 if no step is due. */
export function useStartOfDueStep(number: number): number {
  const next = useWalk().tour.stops[number - 2]?.next;
  const due = useStepDue(number);
  return next === undefined || due === undefined ? 0 : startOfStep(next, due);
}
