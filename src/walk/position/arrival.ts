// Decides from the latest fixes which stop the walker is at, and which stop is offered to be marked. Pure: the fixes
// and the time are parameters.
import { metersBetween } from '../../geography/great-circle';
import { coordinatesOf, type Reading } from './fixes/readings';
import { stopPlace, type WalkRoute } from './route';
import type { StopAhead } from './stops-around';
import { ARRIVED_METERS, SURE_ACCURACY_METERS, WALKING_METERS_PER_SECOND } from './thresholds';

/** A walker beyond this distance is not at the stop any more. */
const ARRIVAL_ENDS_METERS = 40;
const ARRIVAL_ENDS_FIXES = 2;
const ARRIVED_FIXES = 2;
/** "You are at stop 2" is promised only within 75 m of the stop; one meter is left for errors of measurement. */
const AT_STOP_WITHIN_METERS = 74;
/** The largest error that is assumed of a fix among tall buildings, even if the device reports more. */
const MOST_ERROR_METERS = 40;
const OFFER_ENDS_METERS = 60;
const OFFER_ENDS_FIXES = 2;

export interface Arrival {
  /** An open stop that is within reach, and how many consecutive fixes were. */
  readonly nearStop: { readonly stop: number; readonly count: number } | undefined;
  /** The stop that the walker is at, and the last two fixes as proof. */
  readonly arrivedAt: { readonly stop: number; readonly by: readonly Reading[] } | undefined;
  /** The stop that the walker has reached, and how many consecutive fixes were away from it again. */
  readonly offer: { readonly stop: number; readonly left: number } | undefined;
  /** Stops that were declined and not left since. */
  readonly declinedStops: readonly number[];
}

export const NO_ARRIVAL: Arrival = {
  nearStop: undefined,
  arrivedAt: undefined,
  offer: undefined,
  declinedStops: [],
};

/** Returns the arrival after an accepted fix. */
export function arrivalAfter(
  route: WalkRoute,
  before: Arrival,
  /** The nearest open stop. */
  nearest: StopAhead | undefined,
  { accepted, steadyCount }: { readonly accepted: Reading; readonly steadyCount: number },
  acceptedBefore: Reading | undefined,
): Arrival {
  const isWithin =
    nearest && steadyCount > 0 && nearest.meters <= ARRIVED_METERS && accepted.accuracy <= SURE_ACCURACY_METERS;
  const nearStop = isWithin
    ? { stop: nearest.stop, count: nearest.stop === before.nearStop?.stop ? before.nearStop.count + 1 : 1 }
    : undefined;
  const hasArrived = nearStop !== undefined && nearStop.count >= ARRIVED_FIXES;
  const by = acceptedBefore ? [acceptedBefore, accepted] : [accepted];
  return {
    nearStop,
    arrivedAt: hasArrived ? { stop: nearStop.stop, by } : arrivalUnlessLeft(route, before.arrivedAt, by, steadyCount),
    // An offer is made on arrival and stays until two consecutive fixes have left the stop.
    offer: hasArrived ? { stop: nearStop.stop, left: 0 } : offerUnlessLeft(route, before.offer, accepted),
    declinedStops: before.declinedStops.filter((stop) => !hasLeft(route, stop, accepted)),
  };
}

function arrivalUnlessLeft(
  route: WalkRoute,
  arrivedAt: Arrival['arrivedAt'],
  by: readonly Reading[],
  steadyCount: number,
): Arrival['arrivedAt'] {
  const place = arrivedAt && stopPlace(route, arrivedAt.stop);
  if (!arrivedAt || !place) return undefined;
  const beyond = by.filter((reading) => metersBetween(coordinatesOf(reading), place) > ARRIVAL_ENDS_METERS).length;
  if (beyond >= ARRIVAL_ENDS_FIXES) return undefined;
  // One or two fixes after a jump prove nothing.
  return steadyCount >= ARRIVED_FIXES ? { ...arrivedAt, by } : arrivedAt;
}

function offerUnlessLeft(route: WalkRoute, offer: Arrival['offer'], accepted: Reading): Arrival['offer'] {
  if (!offer) return undefined;
  const left = hasLeft(route, offer.stop, accepted) ? offer.left + 1 : 0;
  return left >= OFFER_ENDS_FIXES ? undefined : { stop: offer.stop, left };
}

function hasLeft(route: WalkRoute, stop: number, accepted: Reading): boolean {
  const place = stopPlace(route, stop);
  if (!place) return true;
  return (
    metersBetween(coordinatesOf(accepted), place) > Math.max(OFFER_ENDS_METERS, ARRIVED_METERS + accepted.accuracy)
  );
}

/**
 * Returns the arrival after a stop was marked, or its mark was taken back: only an open stop can be arrived at or
 * offered.
 */
export function arrivalAmong(open: readonly number[], arrival: Arrival): Arrival {
  const ifOpen = <T extends { readonly stop: number }>(one: T | undefined): T | undefined =>
    one !== undefined && open.includes(one.stop) ? one : undefined;
  return {
    ...arrival,
    arrivedAt: ifOpen(arrival.arrivedAt),
    nearStop: ifOpen(arrival.nearStop),
    offer: ifOpen(arrival.offer),
  };
}

/** Returns the arrival after an offered stop was declined. */
export const withDeclined = (arrival: Arrival, stop: number): Arrival => ({
  ...arrival,
  declinedStops: [...arrival.declinedStops, stop],
});

/**
 * Returns whether the walker, who walks on since the last fixes, could be too far from the stop for "You are at stop
 * 2".
 */
export function hasArrivalGoneStale(route: WalkRoute, { arrivedAt }: Arrival, now: number): boolean {
  const place = arrivedAt && stopPlace(route, arrivedAt.stop);
  if (!arrivedAt || !place) return false;
  return arrivedAt.by.some((reading) => {
    const walked = (Math.max(0, now - reading.since) / 1000) * WALKING_METERS_PER_SECOND;
    const isOffBy = Math.min(reading.accuracy, MOST_ERROR_METERS);
    return metersBetween(coordinatesOf(reading), place) + isOffBy + walked > AT_STOP_WITHIN_METERS;
  });
}
