// Which leg of the route the walker is on, as far as a row of fixes can say it. Pure: the fixes are handed in.
import { nearestOnLeg, type Place, type SpotOnLeg } from './fixes/distance-and-bearing';
import type { WalkRoute } from './route';
import { OFF_LEG_METERS } from './thresholds';

/** Within this and the accuracy beside a leg, a walker comes to be on it. */
const ON_METERS = 20;
/** Beyond this and the accuracy one fix after a silence is enough: the walker has gone on meanwhile. */
const FAR_OFF_METERS = 70;
/** So many fixes running put somebody off a leg, and on it again. */
const RETURN_FIXES = 3;
/** For the leg that leads to the aim, two are enough as long as the walker was never on it. */
const FIRST_FIXES = 2;
/** Somebody who crosses a later leg has not gone along it. */
const ALONG_METERS = 30;
/** Whoever has turned back by so much begins the leg anew. */
const TURNED_METERS = 40;
/** Who has left the leg to the aim before he was so near has not passed the aim. */
const PASSED_METERS = 60;

/** How the walker has lain to one leg of late. */
interface Track {
  readonly spot: SpotOnLeg | undefined;
  /** The most and the least that was left of the leg since the walker came near it; undefined while he is not. */
  readonly most: number | undefined;
  readonly least: number | undefined;
  /** Fixes running that were not near. */
  readonly away: number;
}

export interface Course {
  /** One for each leg; the first leads to stop 2. */
  readonly tracks: readonly Track[];
  /** On the leg to the aim. */
  readonly isOn: boolean;
  /** The walker has been on it since it became the aim's. */
  readonly wasOn: boolean;
  /** Fixes running that speak against `isOn`. */
  readonly against: number;
  /** The least that the walker had to go to the aim since it is the aim, in meters. */
  readonly least: number;
  /** The stop (from 1) to which a later leg leads that the walker is going along; undefined: there is none. */
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

/** The track of the leg to a stop (from 1). */
export const legTo = ({ tracks }: Course, stop: number | undefined): SpotOnLeg | undefined =>
  stop === undefined ? undefined : tracks[stop - 2]?.spot;

/** Whether any leg of the route is near. */
export const isNearRoute = ({ tracks }: Course, accuracy: number): boolean =>
  tracks.some(({ spot }) => isNearLeg(spot, accuracy));

/**
 * Takes one believed fix in.
 * @param aim the stop (from 1) the walker goes to
 * @param accuracy meters
 * @param isAfterSilence no fix came for a while
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
  // Who has been on it comes back to it where he left it, less what the fix may be off.
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

/** The aim is another one: what was learned of the legs stays. */
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
