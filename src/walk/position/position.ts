// Where the walker is, as far as that can be said: a reducer over what the device tells, and the rules of
// docs/decisions/0062. Pure: fixes and times are handed in. Gives kinds and figures; the words are the page's.
import { aimAnew, follow, isNearRoute, legTo, NO_COURSE, type Course } from './course';
import { bearingTo, metersBetween, roundedLeg, type Place } from './fixes/distance-and-bearing';
import { NO_READINGS, takeIn, takeWaiting, type Fix, type Reading, type Readings } from './fixes/readings';
import type { WalkRoute } from './route';
import { ARRIVED_METERS, SURE_ACCURACY_METERS, WALKING_METERS_PER_SECOND } from './thresholds';

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
  /** The stop (from 1) that the walker has come to, not left by 60 m and not refused with "Not yet". */
  readonly offer: number | undefined;
  /** It can be said that he is at that stop now. */
  readonly isThere: boolean;
  /** The nearest stop whose field is open, in a straight line. */
  readonly nearest: StopAhead | undefined;
}

interface OnLeg {
  /** Where the leg leads. */
  readonly stop: number;
  /** Along the leg, never less than the straight line; rounded to 10 under 300, to 50 above. */
  readonly meters: number;
  /** Along the leg, not rounded. */
  readonly left: number;
}

interface Toward {
  readonly stop: number;
  /** Rounded to 10 under 300, to 50 above. */
  readonly meters: number;
  /** Degrees from north, as seen by the walker. */
  readonly bearing: number;
}

export type PositionState =
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused' }
  /** `unsupported` is for good; for the others, a fix may come yet. */
  | { readonly kind: 'cannot'; readonly reason: 'unsupported' | 'unavailable' | 'nothing-came' }
  /** Nobody is led. */
  | (Found & { readonly kind: 'found' })
  /** On the leg to the aim. */
  | (Found & OnLeg & { readonly kind: 'sure' })
  /** On a later leg than the one to the aim. `stop` is where that leg leads. */
  | (Found & OnLeg & { readonly kind: 'ahead'; readonly aim: number; readonly isAimOpen: boolean })
  /** On the way to the first stop, which no leg leads to: a straight line. */
  | (Found & Toward & { readonly kind: 'to-start' })
  /** The walker comes from elsewhere than along the leg: a straight line to the aim. */
  | (Found & Toward & { readonly kind: 'beside' })
  | (Found & { readonly kind: 'unsure' })
  /** The walker was on the leg to the aim and has left it. `meters` and `bearing` to its nearest spot. */
  | (Found &
      Toward & {
        readonly kind: 'off';
        readonly spot: Place;
        /** He is on another piece of the route. */
        readonly isOnRoute: boolean;
      })
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
  /** The stop the walker has come to, and fixes running that had left it. */
  readonly offer: { readonly stop: number; readonly left: number } | undefined;
  /** Stops that were answered with "Not yet" and not left since. */
  readonly notYet: readonly number[];
  readonly course: Course;
  /** The last two fixes were both worse than is good enough for figures. */
  readonly isUnsure: boolean;
  /** The figure that is said. */
  readonly said: Said | undefined;
  /** The stop to whose leg the walker has said "I know". */
  readonly knownOff: number | undefined;
  readonly compass: number | undefined;
  /** Where the walker last moved away from, and when. */
  readonly moved: Reading | undefined;
  /** How the last fix that is used lies to the stops. */
  readonly measured: Measured;
}

interface Measured {
  readonly nearest: StopAhead | undefined;
  readonly isFar: boolean;
}

/** A figure changes when two fixes agree that it does. */
interface Said {
  /** What it is a figure of. */
  readonly of: string;
  /** Rounded. */
  readonly meters: number;
  /** The last fix had more (1) or less (-1). */
  readonly drift: number;
}

export const newPosition = (aim: Aim): Position => ({
  asked: 'not-asked',
  now: 0,
  aim,
  readings: NO_READINGS,
  restsUntil: 0,
  within: undefined,
  there: undefined,
  offer: undefined,
  notYet: [],
  course: NO_COURSE,
  isUnsure: false,
  said: undefined,
  knownOff: undefined,
  compass: undefined,
  moved: undefined,
  measured: { nearest: undefined, isFar: false },
});

/** From here on somebody who was at a stop has gone on. */
const GONE_METERS = 40;
const GONE_FIXES = 2;
const ARRIVED_FIXES = 2;
/** "At stop 2" is said only while nobody who walks can be farther from it than 75 m; a meter is for the measuring. */
const SAID_WITHIN_METERS = 74;
/** What fixes are off by among houses, whatever the device says of them. */
const OFF_BY_METERS = 40;
const LEFT_METERS = 60;
const LEFT_FIXES = 2;
/** Farther apart than this, two fixes need not agree on a figure: the walker has gone on meanwhile. */
const SPARSE_MS = 5_000;
/** So long without a fix, and a walker may be in another street. */
const SILENCE_MS = 20_000;
const LOST_MS = 60_000;
const FAR_METERS = 3_000;
/** One fix that jumped away and did not come back: after so long it is worth a word. */
const JUMPS_MS = 5_000;
const TIP_METERS_A_SECOND = 0.7;
const MOVED_METERS = 15;

/** The codes of GeolocationPositionError. */
const PERMISSION_DENIED = 1;
export const TIMEOUT = 3;

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
  const { there, within, offer, readings, course } = position;
  const isOpen = (one: { readonly stop: number } | undefined): boolean =>
    one !== undefined && aim.open.includes(one.stop);
  const { used } = readings;
  const isSame = aim.stop === position.aim.stop;
  const aimed: Position = {
    ...position,
    now,
    aim,
    there: isOpen(there) ? there : undefined,
    within: isOpen(within) ? within : undefined,
    offer: isOpen(offer) ? offer : undefined,
    ...(used ? { measured: measure(route, aim, used) } : {}),
    ...(isSame ? {} : { knownOff: undefined, course: aimAnew(course, aim.stop, used?.accuracy ?? 0) }),
  };
  return isSame ? aimed : withSaid(route, aimed, true);
}

/** Nobody is led: whoever looks at the map may sit in a train. */
const isFree = ({ aim }: Position): boolean => aim.stop === undefined;

function withReadings(route: WalkRoute, position: Position, readings: Readings): Position {
  const { readings: before, aim } = position;
  if (readings === before) return position;
  const { used, steady } = readings;
  if (!used || used === before.used) return { ...position, readings };
  const measured = measure(route, aim, used);
  const { nearest } = measured;
  const isWithin = nearest && steady > 0 && nearest.meters <= ARRIVED_METERS && used.accuracy <= SURE_ACCURACY_METERS;
  const within = isWithin
    ? { stop: nearest.stop, count: nearest.stop === position.within?.stop ? position.within.count + 1 : 1 }
    : undefined;
  const gap = before.used ? used.since - before.used.since : Number.POSITIVE_INFINITY;
  const { moved } = position;
  const hasMoved = !moved || metersBetween(placeOf(moved), placeOf(used)) > movedBy(moved, used);
  const next: Position = {
    ...position,
    asked: 'found',
    readings,
    measured,
    within,
    there: thereNow(route, position.there, within, before.used ? [before.used, used] : [used], steady),
    offer: offerNow(route, position.offer, within, used),
    notYet: position.notYet.filter((stop) => !hasLeft(route, stop, used)),
    course: follow(route, position.course, aim.stop, placeOf(used), {
      accuracy: used.accuracy,
      isAfterSilence: gap >= SILENCE_MS,
    }),
    isUnsure: isUnsureNow(position, used),
    moved: hasMoved ? used : moved,
  };
  return withSaid(route, next, before.jumping !== undefined || gap >= SPARSE_MS);
}

/** Two fixes running decide; the first one alone. */
function isUnsureNow({ isUnsure, readings: { used: before } }: Position, { accuracy }: Reading): boolean {
  const is = accuracy > SURE_ACCURACY_METERS;
  return before === undefined || is === before.accuracy > SURE_ACCURACY_METERS ? is : isUnsure;
}

/** The figure that is to be said; a new one when two fixes running agree that it has changed. */
function withSaid(route: WalkRoute, position: Position, isAtOnce: boolean): Position {
  const { said } = position;
  const figure = figureOf(route, position);
  if (!figure) return { ...position, said: undefined };
  const meters = roundedLeg(figure.meters);
  const drift = said ? Math.sign(meters - said.meters) : 0;
  if (!said || said.of !== figure.of || isAtOnce || drift === 0 || drift === said.drift)
    return { ...position, said: { of: figure.of, meters, drift: 0 } };
  return { ...position, said: { ...said, drift } };
}

function thereNow(
  route: WalkRoute,
  there: Position['there'],
  within: Position['within'],
  by: readonly Reading[],
  steady: number,
): Position['there'] {
  if (within && within.count >= ARRIVED_FIXES) return { stop: within.stop, by };
  const place = there && stopPlace(route, there.stop);
  if (!there || !place) return undefined;
  const beyond = by.filter((reading) => metersBetween(placeOf(reading), place) > GONE_METERS).length;
  if (beyond >= GONE_FIXES) return undefined;
  // One or two fixes that jumped bear nothing out.
  return steady >= ARRIVED_FIXES ? { ...there, by } : there;
}

/** Made on arriving; it stays until two fixes running have left the stop. */
function offerNow(
  route: WalkRoute,
  offer: Position['offer'],
  within: Position['within'],
  used: Reading,
): Position['offer'] {
  if (within && within.count >= ARRIVED_FIXES) return { stop: within.stop, left: 0 };
  if (!offer) return undefined;
  const left = hasLeft(route, offer.stop, used) ? offer.left + 1 : 0;
  return left >= LEFT_FIXES ? undefined : { stop: offer.stop, left };
}

const movedBy = (from: Reading, to: Reading): number => Math.max(MOVED_METERS, from.accuracy, to.accuracy);

function hasLeft(route: WalkRoute, stop: number, used: Reading): boolean {
  const place = stopPlace(route, stop);
  if (!place) return true;
  return metersBetween(placeOf(used), place) > Math.max(LEFT_METERS, ARRIVED_METERS + used.accuracy);
}

/** Takes "at stop 2" back as soon as the walker could be too far from it. */
function stillThere(route: WalkRoute, position: Position, now: number): Position {
  const { there, readings } = position;
  const place = there && stopPlace(route, there.stop);
  if (readings.used && now - readings.used.since > LOST_MS)
    return { ...position, now, there: undefined, offer: undefined };
  if (!there || !place) return { ...position, now };
  const canBeFarther = there.by.some((reading) => {
    const walked = (Math.max(0, now - reading.since) / 1000) * WALKING_METERS_PER_SECOND;
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
  return { nearest, isFar: all !== undefined && all.meters - used.accuracy > FAR_METERS };
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
  const { aim, measured, course, said, isUnsure } = position;
  const here = placeOf(used);
  const start = stopPlace(route, 1);
  if (start && measured.isFar)
    return { ...found, kind: 'far', meters: metersBetween(here, start), bearing: bearingTo(here, start) };
  if (aim.stop === undefined) return { ...found, kind: isUnsure ? 'unsure' : 'found' };
  const figure = figureOf(route, position);
  if (!figure || (isUnsure && figure.kind !== 'off')) return { ...found, kind: 'unsure' };
  // The last fix decides alone where none comes to agree with it.
  const isSettled = said?.of === figure.of && (said.drift === 0 || position.now - used.since < SPARSE_MS);
  const meters = isSettled ? said.meters : roundedLeg(figure.meters);
  const { kind, stop, to } = figure;
  if (kind === 'sure' || kind === 'ahead') {
    const on = { ...found, stop, meters, left: figure.meters };
    return kind === 'sure' ? { ...on, kind } : { ...on, kind, aim: aim.stop, isAimOpen: aim.open.includes(aim.stop) };
  }
  const toward = { ...found, stop, meters, bearing: bearingTo(here, to) };
  return kind === 'off'
    ? { ...toward, kind, spot: to, isOnRoute: isNearRoute(course, used.accuracy) }
    : { ...toward, kind };
}

interface Figure {
  readonly kind: 'sure' | 'ahead' | 'to-start' | 'beside' | 'off';
  /** The same for as long as it is a figure of the same thing. */
  readonly of: string;
  readonly stop: number;
  /** Not rounded. */
  readonly meters: number;
  readonly to: Place;
}

/** Which figure there is to say; undefined where nobody is led, or there is no fix. */
function figureOf(route: WalkRoute, position: Position): Figure | undefined {
  const { aim, course, knownOff, readings } = position;
  const { used } = readings;
  if (!used || aim.stop === undefined) return undefined;
  const here = placeOf(used);
  const figure = (kind: Figure['kind'], stop: number, to: Place, meters: number): Figure => ({
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
    // Who is farther beside the leg than a fix may be off walks back to it first.
    const along = leg.left + Math.max(0, leg.beside - used.accuracy);
    return figure(course.isOn ? 'sure' : 'ahead', stop, place, Math.max(straight, along));
  }
  if (leg && course.wasOn && knownOff !== aim.stop) return figure('off', stop, leg.spot, leg.beside);
  return figure(stop === 1 ? 'to-start' : 'beside', stop, place, straight);
}

function foundOf({ now, there, offer, notYet, compass, measured }: Position, used: Reading): Found {
  const age = Math.max(0, now - used.since) / 1000;
  const course = (used.speed ?? 0) > TIP_METERS_A_SECOND && Number.isFinite(used.heading) ? used.heading : undefined;
  const offered = offer && !notYet.includes(offer.stop) ? offer.stop : undefined;
  return {
    mark: {
      latitude: used.latitude,
      longitude: used.longitude,
      accuracy: used.accuracy,
      heading: compass ?? course ?? undefined,
      isOld: age * 1000 > LOST_MS,
    },
    age: age < 60 ? Math.floor(age / 10) * 10 : Math.floor(age / 60) * 60,
    offer: offered,
    isThere: offered !== undefined && there?.stop === offered,
    nearest: measured.nearest,
  };
}
