// Measures from a fix to the stops.
import type { Coordinates } from '../../geography/coordinates';
import { bearingTo, metersBetween } from '../../geography/great-circle';
import { coordinatesOf, type Reading } from './fixes/readings';
import { stopPlace, type Aim, type WalkRoute } from './route';

const FAR_METERS = 3_000;

export interface StopAhead {
  /** The number of the stop on its walk, from 1. */
  readonly stop: number;
  /** In a straight line, not rounded. */
  readonly meters: number;
  /** Degrees clockwise from north, from the walker to the stop. */
  readonly bearing: number;
}

/** The distances that were measured from the last accepted fix to the stops. */
export interface StopsAround {
  /** The nearest stop that is not marked yet, in a straight line. */
  readonly nearest: StopAhead | undefined;
  /** The walker is surely farther than 3 km from every stop. */
  readonly isFar: boolean;
}

/** Measures from an accepted fix to the stops of a walk. */
export function stopsAround(route: WalkRoute, aim: Aim, accepted: Reading): StopsAround {
  const here = coordinatesOf(accepted);
  const nearest = nearestOf(route, aim.open, here);
  const isNear = nearest !== undefined && nearest.meters <= FAR_METERS;
  const all = isNear
    ? nearest
    : nearestOf(
        route,
        [...route.stops.keys()].map((index) => index + 1),
        here,
      );
  return { nearest, isFar: all !== undefined && all.meters - accepted.accuracy > FAR_METERS };
}

function nearestOf(route: WalkRoute, stops: readonly number[], here: Coordinates): StopAhead | undefined {
  let best: { stop: number; meters: number; place: Coordinates } | undefined;
  for (const stop of stops) {
    const place = stopPlace(route, stop);
    const meters = place ? metersBetween(here, place) : Number.POSITIVE_INFINITY;
    if (place && (!best || meters < best.meters)) best = { stop, meters, place };
  }
  return best && { stop: best.stop, meters: best.meters, bearing: bearingTo(here, best.place) };
}
