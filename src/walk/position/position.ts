// The walker's position: a reducer over the device's events, with the rules of docs/decisions/0062. Pure: fixes and
// times are parameters. It returns kinds and figures; `screens/way/position-words.ts` makes sentences of them.
import { aimAnew, follow, isNearRoute, legTo, NO_COURSE, type Course } from './course';
import { bearingTo, metersBetween, roundedLeg, type Place } from './fixes/distance-and-bearing';
import { NO_READINGS, takeIn, takeWaiting, type Fix, type Reading, type Readings } from './fixes/readings';
import type { WalkRoute } from './route';
import { ARRIVED_METERS, SURE_ACCURACY_METERS, WALKING_METERS_PER_SECOND } from './thresholds';

/** What the position is measured against. */
export interface Aim {
  /** The stop (from 1) that the walker goes to; undefined: no guidance, all stops count alike. */
  readonly stop: number | undefined;
  /** The stops that are not marked yet. */
  readonly open: readonly number[];
}

/** What the live map draws: a place, its accuracy and the direction of the pointer. */
export interface Mark {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees clockwise from north; known only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** No fix has confirmed the place for a minute. */
  readonly isOld: boolean;
}

export interface StopAhead {
  /** The number of the stop on its walk, from 1. */
  readonly stop: number;
  /** In a straight line, not rounded. */
  readonly meters: number;
  /** Degrees clockwise from north, from the walker to the stop. */
  readonly bearing: number;
}

export interface Found {
  readonly mark: Mark;
  /** Seconds since the last accepted fix: rounded down to tens under a minute, to full minutes above. */
  readonly age: number;
  /** The stop (from 1) that the walker has reached, has not left by 60 m and has not declined with "Not yet". */
  readonly offer: number | undefined;
  /** The walker is surely at that stop now. */
  readonly isThere: boolean;
  /** The nearest stop that is not marked yet, in a straight line. */
  readonly nearest: StopAhead | undefined;
}

interface OnLeg {
  /** The stop at the end of the leg. */
  readonly stop: number;
  /** Meters along the leg, never less than the straight line; rounded to 10 under 300, to 50 above. */
  readonly meters: number;
  /** Meters along the leg, not rounded. */
  readonly left: number;
}

interface Toward {
  readonly stop: number;
  /** Rounded to 10 under 300, to 50 above. */
  readonly meters: number;
  /** Degrees clockwise from north, from the walker to the target. */
  readonly bearing: number;
}

export type PositionState =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused' }
  /** `unsupported` is permanent; after the other reasons a fix may still come. */
  | { readonly kind: 'cannot'; readonly reason: 'unsupported' | 'unavailable' | 'nothing-came' }
  /** There is a position and no aim. */
  | (Found & { readonly kind: 'found' })
  /** The walker is on the leg to the aim. */
  | (Found & OnLeg & { readonly kind: 'sure' })
  /** The walker is on a later leg than the one to the aim. `stop` is at the end of that leg. */
  | (Found & OnLeg & { readonly kind: 'ahead'; readonly aim: number; readonly isAimOpen: boolean })
  /** The walker goes to the first stop, to which no leg leads: a straight line. */
  | (Found & Toward & { readonly kind: 'to-start' })
  /** The walker has not been on the leg to the aim, or has dismissed `off`: a straight line. */
  | (Found & Toward & { readonly kind: 'beside' })
  | (Found & { readonly kind: 'unsure' })
  /** The walker has left the leg to the aim. `meters` and `bearing` lead to its nearest spot. */
  | (Found &
      Toward & {
        readonly kind: 'off';
        readonly spot: Place;
        /** The walker is on another leg of the route. */
        readonly isOnRoute: boolean;
      })
  | (Found & { readonly kind: 'jumps' })
  | (Found & { readonly kind: 'lost' })
  /** `meters` and `bearing` lead to the start. */
  | (Found & { readonly kind: 'far'; readonly meters: number; readonly bearing: number });

export type PositionEvent =
  | { readonly type: 'asked' | 'unsupported' | 'stopped' | 'dismiss-off' | 'came-back' | 'tick' }
  | { readonly type: 'fix'; readonly fix: Fix }
  /** The code of a GeolocationPositionError. */
  | { readonly type: 'error'; readonly code: number }
  /** Degrees clockwise from north; undefined: the compass has no heading any more. */
  | { readonly type: 'compass'; readonly heading: number | undefined }
  | { readonly type: 'aim'; readonly aim: Aim }
  | { readonly type: 'not-yet'; readonly stop: number }
  /** The device will not be asked before this time (milliseconds), so silence until then means nothing. */
  | { readonly type: 'rests'; readonly until: number };

export interface Position {
  readonly asked: 'not-asked' | 'asking' | 'refused' | 'unsupported' | 'unavailable' | 'nothing-came' | 'found';
  readonly now: number;
  readonly aim: Aim;
  readonly readings: Readings;
  /** Milliseconds: no fix is expected before this time. */
  readonly restsUntil: number;
  /** An open stop that is within reach, and how many consecutive fixes were. */
  readonly nearStop: { readonly stop: number; readonly count: number } | undefined;
  /** The stop that the walker is at, and the last two fixes as proof. */
  readonly arrivedAt: { readonly stop: number; readonly by: readonly Reading[] } | undefined;
  /** The stop that the walker has reached, and how many consecutive fixes were away from it again. */
  readonly offer: { readonly stop: number; readonly left: number } | undefined;
  /** Stops that were declined with "Not yet" and not left since. */
  readonly declinedStops: readonly number[];
  readonly course: Course;
  /** The accuracy is too poor for distances; two consecutive fixes decide. */
  readonly isUnsure: boolean;
  /** The distance that is displayed. */
  readonly displayed: DisplayedDistance | undefined;
  /** The aim for which the visitor has dismissed "You are off the route" with "I know". */
  readonly dismissedOffFor: number | undefined;
  readonly compass: number | undefined;
  /** The fix at which the walker was last seen to move. */
  readonly lastMove: Reading | undefined;
  /** Distances from the last accepted fix to the stops. */
  readonly measured: Measured;
}

interface Measured {
  readonly nearest: StopAhead | undefined;
  readonly isFar: boolean;
}

/** A displayed distance, which changes only when two consecutive fixes agree on the change. */
interface DisplayedDistance {
  /** Names what is measured: the kind and the stop. */
  readonly of: string;
  /** Rounded. */
  readonly meters: number;
  /** Whether the last fix measured more (1), less (-1) or the same (0). */
  readonly drift: number;
}

export const newPosition = (aim: Aim): Position => ({
  asked: 'not-asked',
  now: 0,
  aim,
  readings: NO_READINGS,
  restsUntil: 0,
  nearStop: undefined,
  arrivedAt: undefined,
  offer: undefined,
  declinedStops: [],
  course: NO_COURSE,
  isUnsure: false,
  displayed: undefined,
  dismissedOffFor: undefined,
  compass: undefined,
  lastMove: undefined,
  measured: { nearest: undefined, isFar: false },
});

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
/**
 * After a longer gap between two fixes, the second alone changes the displayed distance, since the walker has moved on.
 */
const SPARSE_MS = 5_000;
/** After a longer silence the walker may be in another street. */
const SILENCE_MS = 20_000;
const LOST_MS = 60_000;
const FAR_METERS = 3_000;
/** A jump is shown if no fix confirms or corrects it for this long. */
const JUMPS_MS = 5_000;
const POINTER_METERS_A_SECOND = 0.7;
const MOVED_METERS = 15;

/** The codes of GeolocationPositionError. */
const PERMISSION_DENIED = 1;
export const TIMEOUT = 3;

const placeOf = ({ latitude, longitude }: Fix): Place => ({ lat: latitude, lon: longitude });

const stopPlace = ({ stops }: WalkRoute, stop: number): Place | undefined => {
  const found = stops[stop - 1];
  return found && { lat: found[0], lon: found[1] };
};

/** Applies one event. `now` is the page's clock in milliseconds; the clock may be set back without harm. */
export function reducePosition(route: WalkRoute, before: Position, event: PositionEvent, now: number): Position {
  switch (event.type) {
    case 'asked':
      return { ...newPosition(before.aim), now, asked: 'asking' };
    case 'stopped':
      return { ...newPosition(before.aim), now };
    case 'unsupported':
      return { ...newPosition(before.aim), now, asked: 'unsupported' };
    case 'fix':
      return withoutStaleArrival(
        route,
        withReadings(route, before, takeIn(before.readings, event.fix, now, hasNoAim(before))),
        now,
      );
    case 'error':
      return withError(before, event.code, now);
    case 'compass':
      return { ...before, now, compass: event.heading };
    case 'aim':
      return withAim(route, before, event.aim, now);
    case 'not-yet':
      return { ...before, now, declinedStops: [...before.declinedStops, event.stop] };
    case 'dismiss-off':
      return { ...before, now, dismissedOffFor: before.aim.stop };
    case 'rests':
      return { ...before, now, restsUntil: event.until };
    case 'came-back':
      // The device may have been carried anywhere while the page was hidden, so treat it as having moved.
      return withoutStaleArrival(route, { ...before, restsUntil: now, lastMove: undefined }, now);
    default:
      return withoutStaleArrival(route, withReadings(route, before, takeWaiting(before.readings, now)), now);
  }
}

function withError(position: Position, code: number, now: number): Position {
  if (code === PERMISSION_DENIED) return { ...newPosition(position.aim), now, asked: 'refused' };
  // After a first fix, an error means no more than silence does.
  if (position.readings.accepted) return { ...position, now };
  return { ...position, now, asked: code === TIMEOUT ? 'nothing-came' : 'unavailable' };
}

function withAim(route: WalkRoute, position: Position, aim: Aim, now: number): Position {
  const { arrivedAt, nearStop, offer, readings, course } = position;
  const isOpen = (one: { readonly stop: number } | undefined): boolean =>
    one !== undefined && aim.open.includes(one.stop);
  const { accepted } = readings;
  const isSame = aim.stop === position.aim.stop;
  const aimed: Position = {
    ...position,
    now,
    aim,
    arrivedAt: isOpen(arrivedAt) ? arrivedAt : undefined,
    nearStop: isOpen(nearStop) ? nearStop : undefined,
    offer: isOpen(offer) ? offer : undefined,
    ...(accepted ? { measured: measure(route, aim, accepted) } : {}),
    ...(isSame ? {} : { dismissedOffFor: undefined, course: aimAnew(course, aim.stop, accepted?.accuracy ?? 0) }),
  };
  return isSame ? aimed : withDisplayed(route, aimed, true);
}

/** Whether there is no aim. Such a visitor only looks at the map and may sit in a train. */
const hasNoAim = ({ aim }: Position): boolean => aim.stop === undefined;

function withReadings(route: WalkRoute, position: Position, readings: Readings): Position {
  const { readings: before, aim } = position;
  if (readings === before) return position;
  const { accepted, steadyCount } = readings;
  if (!accepted || accepted === before.accepted) return { ...position, readings };
  const measured = measure(route, aim, accepted);
  const { nearest } = measured;
  const isWithin =
    nearest && steadyCount > 0 && nearest.meters <= ARRIVED_METERS && accepted.accuracy <= SURE_ACCURACY_METERS;
  const nearStop = isWithin
    ? { stop: nearest.stop, count: nearest.stop === position.nearStop?.stop ? position.nearStop.count + 1 : 1 }
    : undefined;
  const gap = before.accepted ? accepted.since - before.accepted.since : Number.POSITIVE_INFINITY;
  const { lastMove } = position;
  const hasMoved = !lastMove || metersBetween(placeOf(lastMove), placeOf(accepted)) > movedBeyond(lastMove, accepted);
  const next: Position = {
    ...position,
    asked: 'found',
    readings,
    measured,
    nearStop,
    arrivedAt: arrivalAfter(
      route,
      position.arrivedAt,
      nearStop,
      before.accepted ? [before.accepted, accepted] : [accepted],
      steadyCount,
    ),
    offer: offerAfter(route, position.offer, nearStop, accepted),
    declinedStops: position.declinedStops.filter((stop) => !hasLeft(route, stop, accepted)),
    course: follow(route, position.course, aim.stop, placeOf(accepted), {
      accuracy: accepted.accuracy,
      isAfterSilence: gap >= SILENCE_MS,
    }),
    isUnsure: isUnsureAfter(position, accepted),
    lastMove: hasMoved ? accepted : lastMove,
  };
  return withDisplayed(route, next, before.jumping !== undefined || gap >= SPARSE_MS);
}

/** Two consecutive fixes decide; the first fix decides alone. */
function isUnsureAfter({ isUnsure, readings: { accepted: before } }: Position, { accuracy }: Reading): boolean {
  const is = accuracy > SURE_ACCURACY_METERS;
  return before === undefined || is === before.accuracy > SURE_ACCURACY_METERS ? is : isUnsure;
}

/** Updates the displayed distance; `isAtOnce`: this fix alone is enough to change it. */
function withDisplayed(route: WalkRoute, position: Position, isAtOnce: boolean): Position {
  const { displayed } = position;
  const figure = distanceToDisplay(route, position);
  if (!figure) return { ...position, displayed: undefined };
  const meters = roundedLeg(figure.meters);
  const drift = displayed ? Math.sign(meters - displayed.meters) : 0;
  if (!displayed || displayed.of !== figure.of || isAtOnce || drift === 0 || drift === displayed.drift)
    return { ...position, displayed: { of: figure.of, meters, drift: 0 } };
  return { ...position, displayed: { ...displayed, drift } };
}

function arrivalAfter(
  route: WalkRoute,
  arrivedAt: Position['arrivedAt'],
  nearStop: Position['nearStop'],
  by: readonly Reading[],
  steadyCount: number,
): Position['arrivedAt'] {
  if (nearStop && nearStop.count >= ARRIVED_FIXES) return { stop: nearStop.stop, by };
  const place = arrivedAt && stopPlace(route, arrivedAt.stop);
  if (!arrivedAt || !place) return undefined;
  const beyond = by.filter((reading) => metersBetween(placeOf(reading), place) > ARRIVAL_ENDS_METERS).length;
  if (beyond >= ARRIVAL_ENDS_FIXES) return undefined;
  // One or two fixes after a jump prove nothing.
  return steadyCount >= ARRIVED_FIXES ? { ...arrivedAt, by } : arrivedAt;
}

/** An offer is made on arrival and stays until two consecutive fixes have left the stop. */
function offerAfter(
  route: WalkRoute,
  offer: Position['offer'],
  nearStop: Position['nearStop'],
  accepted: Reading,
): Position['offer'] {
  if (nearStop && nearStop.count >= ARRIVED_FIXES) return { stop: nearStop.stop, left: 0 };
  if (!offer) return undefined;
  const left = hasLeft(route, offer.stop, accepted) ? offer.left + 1 : 0;
  return left >= OFFER_ENDS_FIXES ? undefined : { stop: offer.stop, left };
}

const movedBeyond = (from: Reading, to: Reading): number => Math.max(MOVED_METERS, from.accuracy, to.accuracy);

function hasLeft(route: WalkRoute, stop: number, accepted: Reading): boolean {
  const place = stopPlace(route, stop);
  if (!place) return true;
  return metersBetween(placeOf(accepted), place) > Math.max(OFFER_ENDS_METERS, ARRIVED_METERS + accepted.accuracy);
}

/** Withdraws "You are at stop 2" as soon as the walker could be too far from the stop. */
function withoutStaleArrival(route: WalkRoute, position: Position, now: number): Position {
  const { arrivedAt, readings } = position;
  const place = arrivedAt && stopPlace(route, arrivedAt.stop);
  if (readings.accepted && now - readings.accepted.since > LOST_MS)
    return { ...position, now, arrivedAt: undefined, offer: undefined };
  if (!arrivedAt || !place) return { ...position, now };
  const canBeFarther = arrivedAt.by.some((reading) => {
    const walked = (Math.max(0, now - reading.since) / 1000) * WALKING_METERS_PER_SECOND;
    const isOffBy = Math.min(reading.accuracy, MOST_ERROR_METERS);
    return metersBetween(placeOf(reading), place) + isOffBy + walked > AT_STOP_WITHIN_METERS;
  });
  return canBeFarther ? { ...position, now, arrivedAt: undefined, nearStop: undefined } : { ...position, now };
}

function measure(route: WalkRoute, aim: Aim, accepted: Reading): Measured {
  const here = placeOf(accepted);
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

function nearestOf(route: WalkRoute, stops: readonly number[], here: Place): StopAhead | undefined {
  let best: { stop: number; meters: number; place: Place } | undefined;
  for (const stop of stops) {
    const place = stopPlace(route, stop);
    const meters = place ? metersBetween(here, place) : Number.POSITIVE_INFINITY;
    if (place && (!best || meters < best.meters)) best = { stop, meters, place };
  }
  return best && { stop: best.stop, meters: best.meters, bearing: bearingTo(here, best.place) };
}

/** The state that the screens show for a position. */
export function positionState(route: WalkRoute, position: Position): PositionState {
  const { asked, readings, now, restsUntil } = position;
  const { accepted, jumping } = readings;
  if (asked === 'unsupported' || asked === 'unavailable' || asked === 'nothing-came')
    return { kind: 'cannot', reason: asked };
  if (asked === 'not-asked' || asked === 'asking' || asked === 'refused' || !accepted)
    return { kind: asked === 'found' ? 'asking' : asked };
  const found = foundState(position, accepted);
  const heard = Math.max(readings.latest?.since ?? accepted.since, restsUntil);
  if (now - heard > LOST_MS) return { ...found, kind: 'lost' };
  if (jumping && (jumping.count > 1 || now - jumping.since >= JUMPS_MS)) return { ...found, kind: 'jumps' };
  return guidedState(route, position, accepted, found);
}

function guidedState(route: WalkRoute, position: Position, accepted: Reading, found: Found): PositionState {
  const { aim, measured, course, displayed, isUnsure } = position;
  const here = placeOf(accepted);
  const start = stopPlace(route, 1);
  if (start && measured.isFar)
    return { ...found, kind: 'far', meters: metersBetween(here, start), bearing: bearingTo(here, start) };
  if (aim.stop === undefined) return { ...found, kind: isUnsure ? 'unsure' : 'found' };
  const figure = distanceToDisplay(route, position);
  if (!figure || (isUnsure && figure.kind !== 'off')) return { ...found, kind: 'unsure' };
  // An old fix decides alone if no second fix has come to agree with it.
  const isSettled = displayed?.of === figure.of && (displayed.drift === 0 || position.now - accepted.since < SPARSE_MS);
  const meters = isSettled ? displayed.meters : roundedLeg(figure.meters);
  const { kind, stop, to } = figure;
  if (kind === 'sure' || kind === 'ahead') {
    const on = { ...found, stop, meters, left: figure.meters };
    return kind === 'sure' ? { ...on, kind } : { ...on, kind, aim: aim.stop, isAimOpen: aim.open.includes(aim.stop) };
  }
  const toward = { ...found, stop, meters, bearing: bearingTo(here, to) };
  return kind === 'off'
    ? { ...toward, kind, spot: to, isOnRoute: isNearRoute(course, accepted.accuracy) }
    : { ...toward, kind };
}

interface RouteDistance {
  readonly kind: 'sure' | 'ahead' | 'to-start' | 'beside' | 'off';
  /** Names what is measured: the kind and the stop. */
  readonly of: string;
  readonly stop: number;
  /** The distance before it is rounded. */
  readonly meters: number;
  readonly to: Place;
}

/** The distance to display; undefined without an aim or a fix. */
function distanceToDisplay(route: WalkRoute, position: Position): RouteDistance | undefined {
  const { aim, course, dismissedOffFor, readings } = position;
  const { accepted } = readings;
  if (!accepted || aim.stop === undefined) return undefined;
  const here = placeOf(accepted);
  const figure = (kind: RouteDistance['kind'], stop: number, to: Place, meters: number): RouteDistance => ({
    kind,
    of: `${kind} ${stop}`,
    stop,
    meters,
    to,
  });
  const stop = course.isOn ? aim.stop : (course.ahead ?? aim.stop);
  const place = stopPlace(route, stop);
  if (!place) return undefined;
  const straight = metersBetween(here, place);
  const leg = legTo(course, stop);
  if (leg && (course.isOn || course.ahead !== undefined)) {
    // A walker who is farther from the leg than the fix's error walks back to the leg first.
    const along = leg.left + Math.max(0, leg.beside - accepted.accuracy);
    return figure(course.isOn ? 'sure' : 'ahead', stop, place, Math.max(straight, along));
  }
  if (leg && course.wasOn && dismissedOffFor !== aim.stop) return figure('off', stop, leg.spot, leg.beside);
  return figure(stop === 1 ? 'to-start' : 'beside', stop, place, straight);
}

function foundState({ now, arrivedAt, offer, declinedStops, compass, measured }: Position, accepted: Reading): Found {
  const age = Math.max(0, now - accepted.since) / 1000;
  const course =
    (accepted.speed ?? 0) > POINTER_METERS_A_SECOND && Number.isFinite(accepted.heading) ? accepted.heading : undefined;
  const offered = offer && !declinedStops.includes(offer.stop) ? offer.stop : undefined;
  return {
    mark: {
      latitude: accepted.latitude,
      longitude: accepted.longitude,
      accuracy: accepted.accuracy,
      heading: compass ?? course ?? undefined,
      isOld: age * 1000 > LOST_MS,
    },
    age: age < 60 ? Math.floor(age / 10) * 10 : Math.floor(age / 60) * 60,
    offer: offered,
    isThere: offered !== undefined && arrivedAt?.stop === offered,
    nearest: measured.nearest,
  };
}
