// Where the walker is, as far as that can be said: a reducer over what the device tells, and the rules of
// docs/decisions/0062. Pure: fixes and times are handed in. Gives kinds and figures; the words are the page's.
import type { District } from '../geography/district';
import {
  bearingTo,
  metersBetween,
  nearestOnLeg,
  roundedLeg,
  type Place,
  type SpotOnLeg,
} from './fixes/distance-and-bearing';
import { NO_READINGS, takeIn, takeWaiting, type Fix, type Reading, type Readings } from './fixes/readings';

/** The stops of a walk in their order, and the legs between them, both ends included. */
export type WalkRoute = Pick<District, 'stops' | 'legs'>;

/** What the position is measured against. */
export interface Aim {
  /** The stop (from 1) the walker goes to; undefined: nobody is led, all stops count alike. */
  readonly stop: number | undefined;
  /** The stops whose fields are open. */
  readonly open: readonly number[];
}

/** A place, its accuracy and the direction of the tip, as the live map draws them. */
export interface Mark {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters. */
  readonly accuracy: number;
  /** Degrees from north; only with a compass, or while walking. */
  readonly heading: number | undefined;
  /** No fix has confirmed it for a minute. */
  readonly isOld: boolean;
}

export interface StopAhead {
  /** From 1. */
  readonly stop: number;
  /** In a straight line, not rounded. */
  readonly meters: number;
  /** Degrees from north, as seen by the walker. */
  readonly bearing: number;
}

export interface Found {
  readonly mark: Mark;
  /** Since the last fix that was used, in seconds: to 10 under a minute, to full minutes above. */
  readonly age: number;
  /** The stop (from 1) that the walker seems to be at and that was not refused with "Not yet". */
  readonly offer: number | undefined;
  /** The nearest stop whose field is open, in a straight line. */
  readonly nearest: StopAhead | undefined;
}

export type PositionState =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused' }
  /** `unsupported` is for good; for the others, a fix may come yet. */
  | { readonly kind: 'cannot'; readonly reason: 'unsupported' | 'unavailable' | 'nothing-came' }
  /** `meters` along the leg to the aim, rounded to 10 under 300, to 50 above; undefined without an aim. */
  | (Found & { readonly kind: 'sure'; readonly stop: number | undefined; readonly meters: number | undefined })
  /** On the way to the first stop, which no leg leads to. */
  | (Found & { readonly kind: 'to-start'; readonly stop: number; readonly meters: number; readonly bearing: number })
  | (Found & { readonly kind: 'unsure' })
  /** `meters` and `bearing` to the nearest spot of the leg. */
  | (Found & { readonly kind: 'off'; readonly stop: number; readonly meters: number; readonly bearing: number })
  | (Found & { readonly kind: 'jumps' })
  | (Found & { readonly kind: 'lost' })
  /** `meters` and `bearing` to the start. */
  | (Found & { readonly kind: 'far'; readonly meters: number; readonly bearing: number });

export type PositionEvent =
  | { readonly type: 'asked' | 'unsupported' | 'stopped' | 'knows-off' | 'came-back' | 'tick' }
  | { readonly type: 'fix'; readonly fix: Fix }
  /** The code of a GeolocationPositionError. */
  | { readonly type: 'error'; readonly code: number }
  /** Degrees from north; undefined: the compass says nothing any more. */
  | { readonly type: 'compass'; readonly heading: number | undefined }
  | { readonly type: 'aim'; readonly aim: Aim }
  | { readonly type: 'not-yet'; readonly stop: number }
  /** The device is asked again only then, so silence until then means nothing. */
  | { readonly type: 'rests'; readonly until: number };

export interface Position {
  readonly asked: 'not-asked' | 'asking' | 'refused' | 'unsupported' | 'unavailable' | 'nothing-came' | 'found';
  readonly now: number;
  readonly aim: Aim;
  readonly readings: Readings;
  /** Until when no fix is expected. */
  readonly restsUntil: number;
  /** Fixes running that were within reach of one open stop. */
  readonly within: { readonly stop: number; readonly count: number } | undefined;
  /** The stop the walker is at, and the last two fixes that bear it out. */
  readonly there: { readonly stop: number; readonly by: readonly Reading[] } | undefined;
  /** Stops that were answered with "Not yet" and not left since. */
  readonly notYet: readonly number[];
  /** Fixes running that were off the leg. */
  readonly offCount: number;
  /** The stop to whose leg the walker has said "I know". */
  readonly knownOff: number | undefined;
  readonly compass: number | undefined;
  /** Where the walker last moved away from, and when. */
  readonly moved: Reading | undefined;
  /** How the last fix that is used lies to the stops and the leg. */
  readonly measured: Measured;
}

interface Measured {
  readonly nearest: StopAhead | undefined;
  readonly leg: SpotOnLeg | undefined;
  readonly isFar: boolean;
}

export const newPosition = (aim: Aim): Position => ({
  asked: 'not-asked',
  now: 0,
  aim,
  readings: NO_READINGS,
  restsUntil: 0,
  within: undefined,
  there: undefined,
  notYet: [],
  offCount: 0,
  knownOff: undefined,
  compass: undefined,
  moved: undefined,
  measured: { nearest: undefined, leg: undefined, isFar: false },
});

/** About the width of a street: closer than that counts as being there. */
export const ARRIVED_METERS = 30;
/** At a worse accuracy than this, "You are at stop 2" would be a guess. */
export const SURE_METERS = 75;
const ARRIVED_FIXES = 2;
/** "At stop 2" is said only while nobody who walks can be farther from it than 75 m; a meter is for the measuring. */
const SAID_WITHIN_METERS = 74;
/** What fixes are off by among houses, whatever the device says of them. */
const OFF_BY_METERS = 40;
const WALKED_A_SECOND = 1.5;
const LEFT_METERS = 60;
const UNSURE_METERS = 50;
const OFF_METERS = 45;
const OFF_FIXES = 3;
const LOST_MS = 60_000;
const FAR_METERS = 3_000;
/** One fix that jumped away and did not come back: after so long it is worth a word. */
const JUMPS_MS = 5_000;
const TIP_METERS_A_SECOND = 0.7;
const MOVED_METERS = 15;

/** The codes of GeolocationPositionError. */
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

const placeOf = ({ latitude, longitude }: Fix): Place => ({ lat: latitude, lon: longitude });

const stopPlace = ({ stops }: WalkRoute, stop: number): Place | undefined => {
  const found = stops[stop - 1];
  return found && { lat: found[0], lon: found[1] };
};

/** Takes in one event. Time is the page's clock in milliseconds; one that was set back does no harm. */
export function reducePosition(route: WalkRoute, before: Position, event: PositionEvent, now: number): Position {
  switch (event.type) {
    case 'asked':
      return { ...newPosition(before.aim), now, asked: 'asking' };
    case 'stopped':
      return { ...newPosition(before.aim), now };
    case 'unsupported':
      return { ...newPosition(before.aim), now, asked: 'unsupported' };
    case 'fix':
      return stillThere(
        route,
        withReadings(route, before, takeIn(before.readings, event.fix, now, isFree(before))),
        now,
      );
    case 'error':
      return withError(before, event.code, now);
    case 'compass':
      return { ...before, now, compass: event.heading };
    case 'aim':
      return withAim(route, before, event.aim, now);
    case 'not-yet':
      return { ...before, now, notYet: [...before.notYet, event.stop] };
    case 'knows-off':
      return { ...before, now, knownOff: before.aim.stop };
    case 'rests':
      return { ...before, now, restsUntil: event.until };
    case 'came-back':
      // As if it had moved: nobody knows where it was carried meanwhile.
      return stillThere(route, { ...before, restsUntil: now, moved: undefined }, now);
    default:
      return stillThere(route, withReadings(route, before, takeWaiting(before.readings, now)), now);
  }
}

function withError(position: Position, code: number, now: number): Position {
  if (code === PERMISSION_DENIED) return { ...newPosition(position.aim), now, asked: 'refused' };
  // Once there was a fix, an error says no more than silence does.
  if (position.readings.used) return { ...position, now };
  return { ...position, now, asked: code === TIMEOUT ? 'nothing-came' : 'unavailable' };
}

function withAim(route: WalkRoute, position: Position, aim: Aim, now: number): Position {
  const { there, within, readings } = position;
  return {
    ...position,
    now,
    aim,
    there: there && aim.open.includes(there.stop) ? there : undefined,
    within: within && aim.open.includes(within.stop) ? within : undefined,
    ...(readings.used ? { measured: measure(route, aim, readings.used) } : {}),
    ...(aim.stop === position.aim.stop ? {} : { offCount: 0, knownOff: undefined }),
  };
}

/** Nobody is led: whoever looks at the map may sit in a train. */
const isFree = ({ aim }: Position): boolean => aim.stop === undefined;

function withReadings(route: WalkRoute, position: Position, readings: Readings): Position {
  const { readings: before, aim } = position;
  if (readings === before) return position;
  const { used, steady } = readings;
  if (!used || used === before.used) return { ...position, readings };
  const measured = measure(route, aim, used);
  const { nearest, leg } = measured;
  const isWithin = nearest && steady > 0 && nearest.meters <= ARRIVED_METERS && used.accuracy <= SURE_METERS;
  const within = isWithin
    ? { stop: nearest.stop, count: nearest.stop === position.within?.stop ? position.within.count + 1 : 1 }
    : undefined;
  const isOff = leg !== undefined && leg.beside > OFF_METERS + used.accuracy;
  const { moved } = position;
  const hasMoved = !moved || metersBetween(placeOf(moved), placeOf(used)) > movedBy(moved, used);
  return {
    ...position,
    asked: 'found',
    readings,
    measured,
    within,
    there: thereNow(position.there, within, before.used ? [before.used, used] : [used], steady),
    notYet: position.notYet.filter((stop) => !hasLeft(route, stop, used)),
    offCount: isOff ? position.offCount + 1 : 0,
    moved: hasMoved ? used : moved,
  };
}

function thereNow(
  there: Position['there'],
  within: Position['within'],
  by: readonly Reading[],
  steady: number,
): Position['there'] {
  if (within && within.count >= ARRIVED_FIXES) return { stop: within.stop, by };
  // One or two fixes that jumped bear nothing out.
  return there && steady >= ARRIVED_FIXES ? { ...there, by } : there;
}

const movedBy = (from: Reading, to: Reading): number => Math.max(MOVED_METERS, from.accuracy, to.accuracy);

function hasLeft(route: WalkRoute, stop: number, used: Reading): boolean {
  const place = stopPlace(route, stop);
  if (!place) return true;
  return metersBetween(placeOf(used), place) > Math.max(LEFT_METERS, ARRIVED_METERS + used.accuracy);
}

/** Takes "at stop 2" back as soon as the walker could be too far from it. */
function stillThere(route: WalkRoute, position: Position, now: number): Position {
  const { there } = position;
  const place = there && stopPlace(route, there.stop);
  if (!there || !place) return { ...position, now };
  const canBeFarther = there.by.some((reading) => {
    const walked = (Math.max(0, now - reading.since) / 1000) * WALKED_A_SECOND;
    const isOffBy = Math.min(reading.accuracy, OFF_BY_METERS);
    return metersBetween(placeOf(reading), place) + isOffBy + walked > SAID_WITHIN_METERS;
  });
  return canBeFarther ? { ...position, now, there: undefined, within: undefined } : { ...position, now };
}

function measure(route: WalkRoute, aim: Aim, used: Reading): Measured {
  const here = placeOf(used);
  const nearest = nearestOf(route, aim.open, here);
  const isNear = nearest !== undefined && nearest.meters <= FAR_METERS;
  const all = isNear
    ? nearest
    : nearestOf(
        route,
        [...route.stops.keys()].map((index) => index + 1),
        here,
      );
  const leg = aim.stop === undefined ? undefined : route.legs[aim.stop - 2];
  return {
    nearest,
    leg: leg && nearestOnLeg(leg, here),
    isFar: all !== undefined && all.meters - used.accuracy > FAR_METERS,
  };
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

/** What may be said of a position. */
export function positionState(route: WalkRoute, position: Position): PositionState {
  const { asked, readings, now, restsUntil } = position;
  const { used, jumping } = readings;
  if (asked === 'unsupported' || asked === 'unavailable' || asked === 'nothing-came')
    return { kind: 'cannot', reason: asked };
  if (asked === 'not-asked' || asked === 'asking' || asked === 'refused' || !used)
    return { kind: asked === 'found' ? 'asking' : asked };
  const found = foundOf(position, used);
  const heard = Math.max(readings.last?.since ?? used.since, restsUntil);
  if (now - heard > LOST_MS) return { ...found, kind: 'lost' };
  if (jumping && (jumping.count > 1 || now - jumping.since >= JUMPS_MS)) return { ...found, kind: 'jumps' };
  return ledState(route, position, used, found);
}

function ledState(route: WalkRoute, position: Position, used: Reading, found: Found): PositionState {
  const { aim, offCount, knownOff, measured } = position;
  const here = placeOf(used);
  const start = stopPlace(route, 1);
  if (start && measured.isFar)
    return { ...found, kind: 'far', meters: metersBetween(here, start), bearing: bearingTo(here, start) };
  const { leg } = measured;
  const isOff = leg !== undefined && offCount >= OFF_FIXES;
  if (isOff && aim.stop !== undefined && knownOff !== aim.stop) {
    const bearing = bearingTo(here, leg.spot);
    return { ...found, kind: 'off', stop: aim.stop, meters: roundedLeg(leg.beside), bearing };
  }
  if (used.accuracy > UNSURE_METERS) return { ...found, kind: 'unsure' };
  if (start && aim.stop === 1) {
    const [meters, bearing] = [roundedLeg(metersBetween(here, start)), bearingTo(here, start)];
    return { ...found, kind: 'to-start', stop: 1, meters, bearing };
  }
  // Who is beside the leg walks back to it first.
  const meters = leg && roundedLeg(leg.left + (isOff ? leg.beside : 0));
  return { ...found, kind: 'sure', stop: aim.stop, meters };
}

function foundOf({ now, there, notYet, compass, measured }: Position, used: Reading): Found {
  const age = Math.max(0, now - used.since) / 1000;
  const course = (used.speed ?? 0) > TIP_METERS_A_SECOND && Number.isFinite(used.heading) ? used.heading : undefined;
  return {
    mark: {
      latitude: used.latitude,
      longitude: used.longitude,
      accuracy: used.accuracy,
      heading: compass ?? course ?? undefined,
      isOld: age * 1000 > LOST_MS,
    },
    age: age < 60 ? Math.floor(age / 10) * 10 : Math.floor(age / 60) * 60,
    offer: there && !notYet.includes(there.stop) ? there.stop : undefined,
    nearest: measured.nearest,
  };
}
