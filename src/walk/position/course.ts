// Decides from the latest fixes which leg of the route the walker is on. Pure: the fixes are parameters.
import { nearestOnLeg, type Place, type SpotOnLeg } from './fixes/distance-and-bearing';
import type { WalkRoute } from './route';
import { OFF_LEG_METERS } from './thresholds';

/** A walker gets onto a leg when a fix is within this distance of it, plus the fix's accuracy. */
const ON_METERS = 20;
/** After a silence, one fix farther from the leg than this, plus its accuracy, is enough to leave the leg. */
const FAR_OFF_METERS = 70;
/** This many consecutive fixes are needed to leave a leg, and to return to it. */
const RETURN_FIXES = 3;
/** This many consecutive fixes are enough to get onto the leg to the aim for the first time. */
const FIRST_FIXES = 2;
/** A walker who has gone less than this along a later leg may only be crossing it. */
const ALONG_METERS = 30;
/** A walker who goes back this far along a leg starts that leg again. */
const TURNED_METERS = 40;
/** A walker who left the leg farther than this before the aim has not passed the aim. */
const PASSED_METERS = 60;

/** The walker's recent course along one leg. */
interface Track {
  readonly spot: SpotOnLeg | undefined;
  /** The most and the least meters to the leg's end since the walker came near it; undefined while not near. */
  readonly most: number | undefined;
  readonly least: number | undefined;
  /** Consecutive fixes that were not near the leg. */
  readonly away: number;
}

export interface Course {
  /** One track for each leg; the first leg leads to stop 2. */
  readonly tracks: readonly Track[];
  /** Whether the walker is on the leg to the aim. */
  readonly isOn: boolean;
  /** Whether the walker has been on that leg since its stop became the aim. */
  readonly wasOn: boolean;
  /** Consecutive fixes that contradict `isOn`. */
  readonly against: number;
  /** The shortest distance to the aim since it became the aim, in meters. */
  readonly least: number;
  /** The stop (from 1) at the end of a later leg that the walker is going along; undefined if there is none. */
  readonly ahead: number | undefined;
}

export const NO_COURSE: Course = {
  tracks: [],
  isOn: false,
  wasOn: false,
  against: 0,
  least: Number.POSITIVE_INFINITY,
  ahead: undefined,
};

const toGo = (spot: SpotOnLeg | undefined): number => (spot ? spot.left + spot.beside : Number.POSITIVE_INFINITY);

const isOnLeg = (spot: SpotOnLeg | undefined, accuracy: number): spot is SpotOnLeg =>
  spot !== undefined && spot.beside <= ON_METERS + accuracy;
const isNearLeg = (spot: SpotOnLeg | undefined, accuracy: number): spot is SpotOnLeg =>
  spot !== undefined && spot.beside <= OFF_LEG_METERS + accuracy;

/** The walker's nearest spot on the leg to a stop (from 1). */
export const legTo = ({ tracks }: Course, stop: number | undefined): SpotOnLeg | undefined =>
  stop === undefined ? undefined : tracks[stop - 2]?.spot;

/** Whether any leg of the route is near the walker. */
export const isNearRoute = ({ tracks }: Course, accuracy: number): boolean =>
  tracks.some(({ spot }) => isNearLeg(spot, accuracy));

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
  at: Place,
  { accuracy, isAfterSilence }: { readonly accuracy: number; readonly isAfterSilence: boolean },
): Course {
  const tracks = route.legs.map((leg, index) => nextTrack(before.tracks[index], nearestOnLeg(leg, at), accuracy));
  const isFirst = before.tracks.length === 0;
  const led = aim === undefined ? undefined : tracks[aim - 2]?.spot;
  // To return to the leg, a walker must be within OFF_LEG_METERS of it; the accuracy of the fix gives no allowance here.
  const isBack = before.wasOn ? led !== undefined && led.beside <= OFF_LEG_METERS : isOnLeg(led, accuracy);
  const agrees = before.isOn ? isNearLeg(led, accuracy) : !isBack;
  const against = agrees ? 0 : before.against + 1;
  const needed = before.isOn || before.wasOn ? RETURN_FIXES : isFirst ? 1 : FIRST_FIXES;
  const isFarOff = led === undefined || (isAfterSilence && led.beside > FAR_OFF_METERS + accuracy);
  const least = Math.min(before.least, toGo(led));
  const mayBeAhead = !before.wasOn || least <= PASSED_METERS + accuracy;
  const isOn = !(before.isOn && isFarOff) && (against >= needed ? !before.isOn : before.isOn);
  return {
    tracks,
    isOn,
    wasOn: before.wasOn || isOn,
    against: isOn === before.isOn ? against : 0,
    least,
    ahead: isOn || aim === undefined || !mayBeAhead ? undefined : aheadOf(tracks, before.ahead, aim, accuracy),
  };
}

/** Changes the aim and keeps what is known about the legs. */
export function aimAnew(course: Course, aim: number | undefined, accuracy: number): Course {
  const led = legTo(course, aim);
  const isOn = isOnLeg(led, accuracy);
  return { ...course, isOn, wasOn: isOn, against: 0, least: toGo(led), ahead: undefined };
}

function nextTrack(before: Track | undefined, spot: SpotOnLeg | undefined, accuracy: number): Track {
  if (!isNearLeg(spot, accuracy)) {
    const away = (before?.away ?? 0) + 1;
    const isLeft = away >= RETURN_FIXES;
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
  const kept = before !== undefined && before > aim && tracks[before - 2]?.most !== undefined ? before : undefined;
  const next = tracks.findIndex((track, index) => index + 2 > Math.max(aim, kept ?? 0) && isAlong(track));
  return next < 0 ? kept : next + 2;
}
