// The walker's position: a reducer over the device's events, with the rules of docs/decisions/0062. Pure: fixes and
// times are parameters. `position-state.ts` decides what may be said of it.
import { metersBetween } from '../../geography/great-circle';
import { arrivalAfter, arrivalAmong, hasArrivalGoneStale, NO_ARRIVAL, withDeclined, type Arrival } from './arrival';
import { aimAnew, follow, NO_COURSE } from './course';
import {
  NO_READINGS,
  coordinatesOf,
  takeIn,
  takeWaiting,
  type Fix,
  type Reading,
  type Readings,
} from './fixes/readings';
import type { Aim, WalkRoute } from './route';
import { displayedAfter, SPARSE_MS, type DisplayedDistance, type Guidance } from './route-distance';
import { stopsAround, type StopsAround } from './stops-around';
import { LOST_MS, SURE_ACCURACY_METERS } from './thresholds';

/** After a longer silence the walker may be in another street. */
const SILENCE_MS = 20_000;
const MOVED_METERS = 15;

/** The codes of GeolocationPositionError. */
const PERMISSION_DENIED = 1;
export const TIMEOUT = 3;

export type PositionEvent =
  | { readonly type: 'asked' | 'unsupported' | 'stopped' | 'dismiss-off' | 'came-back' | 'tick' }
  | { readonly type: 'fix'; readonly fix: Fix }
  /** The code of a GeolocationPositionError. */
  | { readonly type: 'error'; readonly code: number }
  /** Degrees clockwise from north; undefined: the compass has no heading any more. */
  | { readonly type: 'compass'; readonly heading: number | undefined }
  | { readonly type: 'aim'; readonly aim: Aim }
  | { readonly type: 'not-yet'; readonly stop: number };

/** All that the reducer remembers. */
export interface Position extends Guidance {
  readonly asked: 'not-asked' | 'asking' | 'refused' | 'unsupported' | 'unavailable' | 'nothing-came' | 'found';
  readonly now: number;
  /** When the page was last shown again, in milliseconds; the device was not asked before. */
  readonly cameBackAt: number;
  readonly arrival: Arrival;
  /** The distance that is displayed. */
  readonly displayed: DisplayedDistance | undefined;
  readonly compass: number | undefined;
  /** The fix at which the walker was last seen to move. */
  readonly lastMove: Reading | undefined;
  readonly stopsAround: StopsAround;
}

/** Returns the position before the device is asked: nothing is known except the aim. */
export const newPosition = (aim: Aim): Position => ({
  asked: 'not-asked',
  now: 0,
  aim,
  readings: NO_READINGS,
  cameBackAt: 0,
  arrival: NO_ARRIVAL,
  course: NO_COURSE,
  isUnsure: false,
  displayed: undefined,
  dismissedOffFor: undefined,
  compass: undefined,
  lastMove: undefined,
  stopsAround: { nearest: undefined, isFar: false },
});

/** Applies one event. `now` is the page's clock in milliseconds (`fixes/age-clock.ts`), which is never set back. */
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
      return { ...before, now, arrival: withDeclined(before.arrival, event.stop) };
    case 'dismiss-off':
      return { ...before, now, dismissedOffFor: before.aim.stop };
    case 'came-back':
      // The device may have been carried anywhere while the page was hidden, so treat it as having moved.
      return withoutStaleArrival(route, { ...before, cameBackAt: now, lastMove: undefined }, now);
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
  const { arrival, readings, course } = position;
  const { accepted } = readings;
  const isSame = aim.stop === position.aim.stop;
  const aimed: Position = {
    ...position,
    now,
    aim,
    arrival: arrivalAmong(aim.open, arrival),
    ...(accepted ? { stopsAround: stopsAround(route, aim, accepted) } : {}),
    ...(isSame ? {} : { dismissedOffFor: undefined, course: aimAnew(course, aim.stop, accepted?.accuracy ?? 0) }),
  };
  return isSame ? aimed : withDisplayed(route, aimed, true);
}

/** Returns whether there is no aim. Such a visitor only looks at the map and may sit in a train. */
const hasNoAim = ({ aim }: Position): boolean => aim.stop === undefined;

function withReadings(route: WalkRoute, position: Position, readings: Readings): Position {
  const { readings: before, aim } = position;
  if (readings === before) return position;
  const { accepted, steadyCount } = readings;
  if (!accepted || accepted === before.accepted) return { ...position, readings };
  const around = stopsAround(route, aim, accepted);
  const gap = before.accepted ? accepted.since - before.accepted.since : Number.POSITIVE_INFINITY;
  const { lastMove } = position;
  const hasMoved =
    !lastMove || metersBetween(coordinatesOf(lastMove), coordinatesOf(accepted)) > movedBeyond(lastMove, accepted);
  const next: Position = {
    ...position,
    asked: 'found',
    readings,
    stopsAround: around,
    arrival: arrivalAfter(route, position.arrival, around.nearest, { accepted, steadyCount }, before.accepted),
    course: follow(route, position.course, aim.stop, coordinatesOf(accepted), {
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

/** Updates the displayed distance. `isAtOnce`: this fix alone is enough to change it. */
const withDisplayed = (route: WalkRoute, position: Position, isAtOnce: boolean): Position => ({
  ...position,
  displayed: displayedAfter(route, position, position.displayed, isAtOnce),
});

const movedBeyond = (from: Reading, to: Reading): number => Math.max(MOVED_METERS, from.accuracy, to.accuracy);

/** Withdraws "You are at stop 2" as soon as the walker could be too far from the stop. */
function withoutStaleArrival(route: WalkRoute, position: Position, now: number): Position {
  const { arrival, readings } = position;
  if (readings.accepted && now - readings.accepted.since > LOST_MS)
    return { ...position, now, arrival: { ...arrival, arrivedAt: undefined, offer: undefined } };
  if (!hasArrivalGoneStale(route, arrival, now)) return { ...position, now };
  return { ...position, now, arrival: { ...arrival, arrivedAt: undefined, nearStop: undefined } };
}
