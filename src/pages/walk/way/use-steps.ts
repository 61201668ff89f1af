import { useState } from 'react';
import type { Tour } from '../../../content/schemas';
import type { PositionState } from '../../../walk/position';
import { useWatch } from '../use-devices';
import { useWalk } from '../use-walk';

type Stops = Tour['stops'];
interface Place {
  readonly lat: number;
  readonly lon: number;
}

const METERS_PER_DEGREE = 111_195;

/** Good enough for the length of a block. */
function metersBetween(from: Place, to: Place): number {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(to.lat - from.lat, east) * METERS_PER_DEGREE;
}

/**
 * Which sentence of a leg is due, from 0.
 * @param leftToWalk meters along the leg to its end
 */
export function stepDue(stops: Stops, number: number, leftToWalk: number): number {
  const leg = stops[number - 2];
  const end = stops[number - 1];
  const steps = leg?.next?.steps ?? [];
  if (!end) return 0;
  // From the end: streets run straight from corner to corner.
  let beyond = 0;
  let last: Place = end.at;
  const left = steps.toReversed().map(({ at }) => {
    if (at === undefined) return 0;
    beyond += metersBetween(at, last);
    last = at;
    return beyond;
  });
  const due = left.toReversed().findIndex((meters) => leftToWalk > meters);
  return due < 0 ? Math.max(0, steps.length - 1) : due;
}

const isOnTheLeg = (state: PositionState, number: number): state is PositionState & { kind: 'sure'; meters: number } =>
  state.kind === 'sure' && state.stop === number && state.meters !== undefined;

interface Steps {
  readonly all: readonly string[];
  readonly at: number;
  /** Nothing comes after it, and the walker has not turned back. */
  readonly isLast: boolean;
  turnTo(step: number): void;
}

/**
 * The steps of the way to a stop (from 1), the due one first. Undefined without a position, or where the corners are
 * not known: then the whole words stand there, and nothing has to be turned.
 */
export function useSteps(number: number): Steps | undefined {
  const { stops } = useWalk().tour;
  const position = useWatch();
  const steps = stops[number - 2]?.next?.steps;
  const due = isOnTheLeg(position, number) ? stepDue(stops, number, position.meters) : undefined;
  // Turned by hand it stays, until the walker has come to the next corner.
  const [turned, setTurned] = useState<{ readonly due: number; readonly to: number }>();
  if (steps === undefined || due === undefined) return undefined;
  return {
    all: steps.map(({ words }) => words),
    at: turned?.due === due ? turned.to : due,
    isLast: turned?.due !== due && due === steps.length - 1,
    turnTo: (step) => setTurned({ due, to: step }),
  };
}
