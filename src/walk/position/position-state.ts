// What the screens may say of a position: kinds and figures; `screens/way/position-words.ts` makes sentences of them.
import type { Coordinates } from '../../geography/coordinates';
import { bearingTo, metersBetween } from '../../geography/great-circle';
import { isOnAnotherLeg } from './course';
import { coordinatesOf, type Reading } from './fixes/readings';
import type { Mark } from './mark';
import type { Position } from './position';
import { stopPlace, type WalkRoute } from './route';
import { distanceToDisplay, roundedDistance, SPARSE_MS, unsureError } from './route-distance';
import type { StopAhead } from './stops-around';
import { LOST_MS } from './thresholds';

/** What a fix of this age has said may not be true any more. */
const STALE_MS = 30_000;
/** A sudden jump is shown if no fix confirms or corrects it for this long. After a gap, the last place stays. */
const JUMPS_MS = 5_000;
const POINTER_METERS_A_SECOND = 0.7;

/** A walker who was last seen going along a later leg than the one to the aim. */
interface Later {
  readonly aim: number;
  /** The stop at the end of the later leg. */
  readonly stop: number;
  /** The walker has come to the aim before, and did not begin in the middle. */
  readonly hasPassed: boolean;
}

export interface Found {
  readonly mark: Mark;
  /** Seconds since the last accepted fix: rounded down to tens under a minute, to full minutes above. */
  readonly age: number;
  /** The last fix is 30 seconds old: what it said may not be true any more. */
  readonly isStale: boolean;
  /** The stop (from 1) that the walker has reached, has not left by 60 m and has not declined. */
  readonly offer: number | undefined;
  /** The walker is surely at that stop now. */
  readonly isThere: boolean;
  /** The nearest stop that is not marked yet, in a straight line. */
  readonly nearest: StopAhead | undefined;
  /** It stays while the position is lost, unsure or jumps, so that the screen does not return to the aim. */
  readonly later?: Later | undefined;
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
  | (Found &
      OnLeg & {
        readonly kind: 'ahead';
        readonly later: Later;
        readonly isAimOpen: boolean;
      })
  /** The walker goes to the first stop, to which no leg leads: a straight line. */
  | (Found & Toward & { readonly kind: 'to-start' })
  /** The walker has not been on the leg to the aim, or has dismissed `off`: a straight line. */
  | (Found & Toward & { readonly kind: 'beside' })
  /**
   * `toward`: the stop that the walker goes to, in a straight line, if it is farther away than `error`, which is the
   * accuracy of the fix and the rounding of `meters`.
   */
  | (Found & {
      readonly kind: 'unsure';
      readonly toward: { readonly stop: number; readonly meters: number; readonly error: number } | undefined;
    })
  /** The walker has left the leg to the aim. `meters` and `bearing` lead to its nearest spot. */
  | (Found &
      Toward & {
        readonly kind: 'off';
        readonly spot: Coordinates;
        /** The walker is on another leg of the route. */
        readonly isOnRoute: boolean;
      })
  | (Found & { readonly kind: 'jumps' })
  | (Found & { readonly kind: 'lost' })
  /** `meters` and `bearing` lead to the start. */
  | (Found & { readonly kind: 'far'; readonly meters: number; readonly bearing: number });

/** Returns the state that the screens show for a position. */
export function positionState(route: WalkRoute, position: Position): PositionState {
  const { asked, readings, now, cameBackAt } = position;
  const { accepted, jumping } = readings;
  if (asked === 'unsupported' || asked === 'unavailable' || asked === 'nothing-came')
    return { kind: 'cannot', reason: asked };
  if (asked === 'not-asked' || asked === 'asking' || asked === 'refused' || !accepted)
    return { kind: asked === 'found' ? 'asking' : asked };
  const found = foundState(position, accepted);
  const heard = Math.max(readings.latest?.since ?? accepted.since, cameBackAt);
  if (now - heard > LOST_MS) return farState(route, position, accepted, found) ?? { ...found, kind: 'lost' };
  if (jumping?.isSudden && (jumping.count > 1 || now - jumping.since >= JUMPS_MS)) return { ...found, kind: 'jumps' };
  return farState(route, position, accepted, found) ?? guidedState(route, position, accepted, found);
}

/** The state of a walker far from every stop, whose mark no view of the map includes. */
function farState(
  route: WalkRoute,
  { stopsAround }: Position,
  accepted: Reading,
  found: Found,
): PositionState | undefined {
  const start = stopPlace(route, 1);
  if (!start || !stopsAround.isFar) return undefined;
  const here = coordinatesOf(accepted);
  return { ...found, kind: 'far', meters: metersBetween(here, start), bearing: bearingTo(here, start) };
}

function guidedState(route: WalkRoute, position: Position, accepted: Reading, found: Found): PositionState {
  const { aim, course, displayed, isUnsure } = position;
  const unsure = { ...found, kind: 'unsure', toward: undefined } as const;
  const here = coordinatesOf(accepted);
  if (aim.stop === undefined) return isUnsure ? unsure : { ...found, kind: 'found' };
  const figure = distanceToDisplay(route, position);
  if (!figure) return unsure;
  // An old fix decides alone if no second fix has come to agree with it.
  const isSettled = displayed?.of === figure.of && (displayed.drift === 0 || position.now - accepted.since < SPARSE_MS);
  const meters = isSettled ? displayed.meters : roundedDistance(figure);
  const { kind, stop, to } = figure;
  if (kind === 'unsure') {
    const error = unsureError(accepted);
    return { ...unsure, toward: meters > error ? { stop, meters, error } : undefined };
  }
  if (kind === 'sure' || kind === 'ahead') {
    const on = { ...found, stop, meters, left: figure.meters };
    const { later } = found;
    return kind === 'ahead' && later
      ? { ...on, kind, later, isAimOpen: aim.open.includes(aim.stop) }
      : { ...on, kind: 'sure' };
  }
  const toward = { ...found, stop, meters, bearing: bearingTo(here, to) };
  return kind === 'off'
    ? { ...toward, kind, spot: to, isOnRoute: isOnAnotherLeg(course, aim.stop) }
    : { ...toward, kind };
}

function foundState({ now, arrival, compass, stopsAround, aim, course }: Position, accepted: Reading): Found {
  const { arrivedAt, offer, declinedStops } = arrival;
  const { ahead, hasPassed } = course;
  const age = Math.max(0, now - accepted.since) / 1000;
  const walked =
    (accepted.speed ?? 0) > POINTER_METERS_A_SECOND && Number.isFinite(accepted.heading) ? accepted.heading : undefined;
  const offered = offer && !declinedStops.includes(offer.stop) ? offer.stop : undefined;
  return {
    mark: {
      latitude: accepted.latitude,
      longitude: accepted.longitude,
      accuracy: accepted.accuracy,
      heading: compass ?? walked ?? undefined,
      isOld: age * 1000 > LOST_MS,
    },
    age: age < 60 ? Math.floor(age / 10) * 10 : Math.floor(age / 60) * 60,
    isStale: age * 1000 >= STALE_MS,
    offer: offered,
    isThere: offered !== undefined && arrivedAt?.stop === offered,
    nearest: stopsAround.nearest,
    later: aim.stop !== undefined && ahead !== undefined ? { aim: aim.stop, stop: ahead, hasPassed } : undefined,
  };
}
