// Decides from the latest fixes which leg of the route the walker is on. Pure: the fixes are parameters.
import type { Coordinates } from '../../geography/coordinates';
import { metersBetween } from '../../geography/great-circle';
import { type SpotOnLeg, nearestOnLeg } from './nearest-on-leg';
import { stopPlace, type WalkRoute } from './route';
import { ARRIVED_METERS, OFF_LEG_METERS } from './thresholds';

/** A walker gets onto a leg when a fix is within this distance of it, plus the fix's accuracy. */
const ON_METERS = 20;
/** A worse accuracy than this gives no more room: a fix beyond it may lie in the next street. */
const ROOM_METERS = 25;
/** This many consecutive fixes are needed to leave a leg, to be off the route, and to return to the leg. */
const SETTLED_FIXES = 3;
/** This many consecutive fixes are enough to get onto the leg to the aim for the first time. */
const FIRST_FIXES = 2;
/** A walker who has gone less than this along a later leg may only be crossing it. */
const ALONG_METERS = 30;
/** A walker who goes back this far along a leg starts that leg again. */
const TURNED_METERS = 40;
/** A walker who left the leg farther than this before the aim has not passed the aim. */
const PASSED_METERS = 60;

/** Says what the latest fixes tell of the walker on one leg. */
interface Track {
  readonly spot: SpotOnLeg | undefined;
  /** The most and the least meters to the leg's end since the walker came near it; undefined while not near. */
  readonly most: number | undefined;
  readonly least: number | undefined;
  /** Consecutive fixes that were not near the leg. */
  readonly away: number;
}

/** Says whether the distance to the aim grows or shrinks, and its most or least meters since it began to. */
interface AimTrend {
  readonly isLeaving: boolean;
  readonly extreme: number;
}

/** How many consecutive fixes, up to the last one, say the same. */
interface Agreeing {
  /** They lie on the leg to the aim. */
  readonly on: number;
  /** They lie too far beside that leg for a figure along it. */
  readonly away: number;
  /** They are surely off that leg, whatever their error is. */
  readonly off: number;
}

export interface Course {
  /** One track for each leg; the first leg leads to stop 2. */
  readonly tracks: readonly Track[];
  /** Whether the walker is on the leg to the aim, is surely off it, or neither is known. */
  readonly place: 'on' | 'off' | 'unknown';
  /** Whether the walker has been on that leg since its stop became the aim. */
  readonly wasOn: boolean;
  readonly agreeing: Agreeing;
  /** The shortest distance to the aim since it became the aim, in meters: along its leg, if there is one. */
  readonly least: number;
  /** Whether the walker has come to the aim since it became the aim. */
  readonly hasPassed: boolean;
  readonly trend: AimTrend;
  /** The stop (from 1) at the end of a later leg that the walker is going along; undefined if there is none. */
  readonly ahead: number | undefined;
}

const NONE_AGREE: Agreeing = { on: 0, away: 0, off: 0 };
const NO_TREND: AimTrend = { isLeaving: false, extreme: Number.POSITIVE_INFINITY };

export const NO_COURSE: Course = {
  tracks: [],
  place: 'unknown',
  wasOn: false,
  agreeing: NONE_AGREE,
  least: Number.POSITIVE_INFINITY,
  hasPassed: false,
  trend: NO_TREND,
  ahead: undefined,
};

const toGo = (spot: SpotOnLeg | undefined): number => (spot ? spot.left + spot.beside : Number.POSITIVE_INFINITY);

const roomOf = (accuracy: number): number => Math.min(accuracy, ROOM_METERS);
const isOnLeg = (spot: SpotOnLeg | undefined, accuracy: number): spot is SpotOnLeg =>
  spot !== undefined && spot.beside <= ON_METERS + roomOf(accuracy);
const isNearLeg = (spot: SpotOnLeg | undefined, accuracy: number): spot is SpotOnLeg =>
  spot !== undefined && spot.beside <= OFF_LEG_METERS + accuracy;

/** Returns the walker's nearest spot on the leg to a stop (from 1). */
export const spotOnLegTo = ({ tracks }: Course, stop: number | undefined): SpotOnLeg | undefined =>
  stop === undefined ? undefined : tracks[stop - 2]?.spot;

/** Returns whether the walker is near another leg than that to the aim. It takes three fixes to leave a leg. */
export const isOnAnotherLeg = ({ tracks }: Course, aim: number): boolean =>
  tracks.some(({ most }, index) => index + 2 !== aim && most !== undefined);

/**
 * Returns whether the last fixes speak against the place that is assumed: the next ones decide, and must come soon.
 */
export const isInDoubt = ({ place, wasOn, agreeing: { on, away, off } }: Course): boolean =>
  place === 'on' ? away > 0 : on > 0 || (place === 'unknown' && wasOn && off > 0);

/**
 * Adds one accepted fix.
 * @param aim the stop (from 1) that the walker goes to
 * @param accuracy of the fix, in meters
 * @param isAfterSilence no fix came for 20 seconds before this one
 */
export function follow(
  route: WalkRoute,
  before: Course,
  aim: number | undefined,
  at: Coordinates,
  { accuracy, isAfterSilence }: { readonly accuracy: number; readonly isAfterSilence: boolean },
): Course {
  const tracks = route.legs.map((leg, index) => nextTrack(before.tracks[index], nearestOnLeg(leg, at), accuracy));
  const spotOnAimLeg = aim === undefined ? undefined : tracks[aim - 2]?.spot;
  const target = aim === undefined ? undefined : stopPlace(route, aim);
  const straight = target ? metersBetween(at, target) : Number.POSITIVE_INFINITY;
  const { wasOn } = before;
  const agreeing = nextAgreeing(before, spotOnAimLeg, accuracy);
  const place = nextPlace(before, agreeing, spotOnAimLeg, { accuracy, isAfterSilence });
  const least = Math.min(before.least, spotOnAimLeg ? toGo(spotOnAimLeg) : straight);
  const hasPassed = before.hasPassed || least <= (wasOn ? PASSED_METERS + accuracy : ARRIVED_METERS);
  const trend = nextTrend(before.trend, straight, accuracy);
  const mayBeAhead = place !== 'on' && (wasOn ? hasPassed : trend.isLeaving);
  return {
    tracks,
    place,
    wasOn: wasOn || place === 'on',
    agreeing,
    least,
    hasPassed,
    trend,
    ahead: mayBeAhead && aim !== undefined ? aheadOf(tracks, before.ahead, aim, accuracy) : undefined,
  };
}

/** Changes the aim and keeps what is known about the legs. */
export function aimAnew(course: Course, aim: number | undefined, accuracy: number): Course {
  const spotOnAimLeg = spotOnLegTo(course, aim);
  const isOn = isOnLeg(spotOnAimLeg, accuracy);
  return {
    ...NO_COURSE,
    tracks: course.tracks,
    place: isOn ? 'on' : 'unknown',
    wasOn: isOn,
    least: toGo(spotOnAimLeg),
  };
}

function nextAgreeing({ agreeing, wasOn }: Course, spotOnAimLeg: SpotOnLeg | undefined, accuracy: number): Agreeing {
  if (!spotOnAimLeg) return NONE_AGREE;
  // To return to the leg, a walker must be within OFF_LEG_METERS of it; the accuracy of the fix gives no room here.
  const isOn = wasOn ? spotOnAimLeg.beside <= OFF_LEG_METERS : isOnLeg(spotOnAimLeg, accuracy);
  const isAway = spotOnAimLeg.beside > OFF_LEG_METERS + roomOf(accuracy);
  const isOff = !isNearLeg(spotOnAimLeg, accuracy);
  return {
    on: isOn ? agreeing.on + 1 : 0,
    away: isAway ? agreeing.away + 1 : 0,
    off: isOff ? agreeing.off + 1 : 0,
  };
}

function nextPlace(
  { place, wasOn, tracks }: Course,
  { on, away, off }: Agreeing,
  spotOnAimLeg: SpotOnLeg | undefined,
  { accuracy, isAfterSilence }: { readonly accuracy: number; readonly isAfterSilence: boolean },
): Course['place'] {
  const isFirst = tracks.length === 0;
  if (!spotOnAimLeg) return 'unknown';
  if (on >= (wasOn ? SETTLED_FIXES : isFirst ? 1 : FIRST_FIXES)) return 'on';
  if (wasOn && off >= SETTLED_FIXES) return 'off';
  // After a silence the walker may be anywhere: one fix beside the leg ends what was said of the leg, and no more.
  if (place === 'on') return away >= (isAfterSilence ? 1 : SETTLED_FIXES) ? 'unknown' : 'on';
  // One fix on the leg ends "You are off the route"; three say that the walker is on the leg.
  return place === 'off' && !isOnLeg(spotOnAimLeg, accuracy) ? 'off' : 'unknown';
}

/**
 * Returns whether the distance to the aim grows or shrinks. A change smaller than the error of the fixes does not
 * count.
 */
function nextTrend({ isLeaving, extreme }: AimTrend, meters: number, accuracy: number): AimTrend {
  const noise = Math.max(ALONG_METERS, 2 * accuracy);
  const hasTurned = isLeaving ? meters < extreme - noise : meters > extreme + noise;
  if (hasTurned) return { isLeaving: !isLeaving, extreme: meters };
  return { isLeaving, extreme: isLeaving ? Math.max(extreme, meters) : Math.min(extreme, meters) };
}

function nextTrack(before: Track | undefined, spot: SpotOnLeg | undefined, accuracy: number): Track {
  if (!isNearLeg(spot, accuracy)) {
    const away = (before?.away ?? 0) + 1;
    const isLeft = away >= SETTLED_FIXES;
    return { spot, most: isLeft ? undefined : before?.most, least: isLeft ? undefined : before?.least, away };
  }
  const { left } = spot;
  const least = Math.min(before?.least ?? left, left);
  const hasTurned = left - least > TURNED_METERS + accuracy;
  return {
    spot,
    most: hasTurned ? left : Math.max(before?.most ?? left, left),
    least: hasTurned ? left : least,
    away: 0,
  };
}

function aheadOf(
  tracks: readonly Track[],
  before: number | undefined,
  aim: number,
  accuracy: number,
): number | undefined {
  const isAlong = ({ spot, most }: Track): boolean =>
    isOnLeg(spot, accuracy) && most !== undefined && most - spot.left >= Math.max(ALONG_METERS, 2 * accuracy);
  const { most, least } = tracks[(before ?? 0) - 2] ?? {};
  // A walker who has turned back on that leg starts it again, and is not on the way to its stop.
  const isStill = most !== undefined && least !== undefined && most - least >= ALONG_METERS;
  const kept = before !== undefined && before > aim && isStill ? before : undefined;
  const next = tracks.findIndex((track, index) => index + 2 > Math.max(aim, kept ?? 0) && isAlong(track));
  return next < 0 ? kept : next + 2;
}
