// Decides which of the device's fixes are accepted. A fix that is old, repeated or out of order is dropped. A fix that
// no walker could have reached in the time is accepted only when three such fixes agree.
import type { Coordinates } from '../../../geography/coordinates';
import { metersBetween } from '../../../geography/great-circle';
import { LOST_MS } from '../thresholds';

/** One fix of the device: GeolocationCoordinates and its timestamp. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in meters of the circle that holds the device with 95 % confidence. */
  readonly accuracy: number;
  /** Degrees clockwise from north; null or NaN while the device stands still. */
  readonly heading?: number | null;
  /** Meters per second. */
  readonly speed?: number | null;
  /** Time of the fix in milliseconds. The clock of the receiver may differ from the page's clock. */
  readonly at: number;
}

/** A fix with its time by the page's clock. */
export interface Reading extends Fix {
  readonly since: number;
}

export interface Readings {
  /** The last accepted fix. */
  readonly accepted: Reading | undefined;
  /** The last fix in order, accepted or not. */
  readonly latest: Reading | undefined;
  /** How many consecutive fixes each lay within walking distance of the fix before. */
  readonly steadyCount: number;
  /**
   * The impossible fixes since the last accepted one: when the first came, their count, and how many in a row agree.
   */
  readonly jumping:
    | {
        readonly since: number;
        readonly count: number;
        readonly agreeing: number;
        /** The first one came within seconds of the last accepted fix. */
        readonly isSudden: boolean;
      }
    | undefined;
  /** The smallest delay of recent fixes in milliseconds; negative if their clock is ahead of the page's clock. */
  readonly lagMs: number;
  /** The last fix that was dropped as too old, when it came, and how many consecutive ones had the same delay. */
  readonly dropped:
    | { readonly fix: Fix; readonly when: number; readonly lagMs: number; readonly count: number }
    | undefined;
}

export const NO_READINGS: Readings = {
  accepted: undefined,
  latest: undefined,
  steadyCount: 0,
  jumping: undefined,
  lagMs: 0,
  dropped: undefined,
};

const OLD_MS = 15_000;
/** The lag grows by at most this much from fix to fix; a larger delay means that the fix is old. */
const LAG_STEP_MS = 500;
/** No receiver takes longer than this, so a larger delay of all fixes means that their clock is another one. */
const LATEST_MS = 60_000;
/**
 * A fix that needs more speed than this, beyond both accuracies, is a jump. After a gap of some seconds, what counts is
 * the pace of a walker, or else an echo from the next street would be believed.
 */
const JUMP_METERS_A_SECOND = 7;
const JUMP_SECONDS = 5;
const SUDDEN_SECONDS = 10;
/** This many consecutive fixes at the new place are accepted: an echo from a building often lasts for two. */
const AGREEING = 3;
/** Somewhat more than a walker's speed. */
const STEADY_METERS_A_SECOND = 2;
const STEADY_MS = 20_000;
/** This many old fixes with the same delay mean that one of the two clocks was set. */
const SAME_LAG_MS = 2_000;
const CLOCK_CHANGED_AFTER = 3;
/** An old fix is used if no other one came for this long. */
const BETTER_THAN_NONE_MS = 3_000;

/** Returns the coordinates of a fix. */
export const coordinatesOf = ({ latitude, longitude }: Pick<Fix, 'latitude' | 'longitude'>): Coordinates => ({
  lat: latitude,
  lon: longitude,
});
const apart = (from: Fix, to: Fix): number => metersBetween(coordinatesOf(from), coordinatesOf(to));
const secondsBetween = (from: Reading, to: Reading): number => Math.max(0, to.since - from.since) / 1000;

function isJump(from: Reading, to: Reading): boolean {
  const seconds = secondsBetween(from, to);
  // After so long a silence the last place says nothing of the next one.
  if (seconds * 1000 > LOST_MS) return false;
  const fast = Math.min(seconds, JUMP_SECONDS);
  const reach = JUMP_METERS_A_SECOND * fast + STEADY_METERS_A_SECOND * (seconds - fast);
  return apart(from, to) - from.accuracy - to.accuracy > reach;
}

/**
 * Returns whether a receiver repeats a place to the last digit. Receivers that measure again find another place, if
 * only by centimeters, so a repeated one is frozen, or its location comes from the network. In both cases the place is
 * known only from the time at which it changed last, and a new time stamp does not make it newer.
 */
const isRepeated = (fix: Fix, latest: Fix): boolean =>
  fix.latitude === latest.latitude && fix.longitude === latest.longitude && fix.accuracy === latest.accuracy;

/** Returns the time of a fix by the page's clock: its own time, unless its clock is another one. */
const sinceOf = ({ at }: Fix, lagMs: number): number => (lagMs < 0 || lagMs > LATEST_MS ? at + lagMs : at);

const isSteady = (from: Reading, to: Reading): boolean =>
  to.since - from.since <= STEADY_MS &&
  apart(from, to) <= Math.max(from.accuracy, to.accuracy) + STEADY_METERS_A_SECOND * secondsBetween(from, to);

const isPlace = ({ latitude, longitude, accuracy, at }: Fix): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && accuracy >= 0 && Number.isFinite(accuracy + at);

/**
 * Adds one fix.
 * @param now the page's clock, in milliseconds
 * @param believesJumps accepts impossible speeds: somebody who does not walk the tour may sit in a train
 * @returns the same object if the fix is invalid or repeated
 */
export function takeIn(readings: Readings, fix: Fix, now: number, believesJumps: boolean): Readings {
  const { accepted, latest, dropped } = readings;
  if (!isPlace(fix) || fix.at === latest?.at || fix.at === dropped?.fix.at) return readings;
  if (latest && isRepeated(fix, latest)) return readings;
  const late = now - fix.at;
  let lagMs = Math.min(late, readings.lagMs + LAG_STEP_MS);
  if (late > readings.lagMs + OLD_MS || (latest && fix.at < latest.at)) {
    const isSameLag = dropped !== undefined && fix.at > dropped.fix.at && Math.abs(dropped.lagMs - late) < SAME_LAG_MS;
    const count = isSameLag ? dropped.count + 1 : 1;
    if (count < CLOCK_CHANGED_AFTER)
      return { ...readings, dropped: { fix, when: now, lagMs: isSameLag ? dropped.lagMs : late, count } };
    lagMs = late;
  }
  const reading: Reading = { ...fix, since: sinceOf(fix, lagMs) };
  const jumped = accepted !== undefined && !believesJumps && isJump(accepted, reading);
  const { jumping } = readings;
  const agreeing = jumping !== undefined && latest !== undefined && !isJump(latest, reading) ? jumping.agreeing + 1 : 1;
  const isUsed = !jumped || agreeing >= AGREEING;
  return {
    accepted: isUsed ? reading : accepted,
    latest: reading,
    steadyCount: latest !== undefined && isSteady(latest, reading) ? readings.steadyCount + 1 : 0,
    jumping: isUsed
      ? undefined
      : {
          since: jumping?.since ?? now,
          count: (jumping?.count ?? 0) + 1,
          agreeing,
          isSudden:
            jumping?.isSudden ?? (accepted !== undefined && secondsBetween(accepted, reading) <= SUDDEN_SECONDS),
        },
    lagMs,
    dropped: undefined,
  };
}

/**
 * Accepts the dropped old fix, with its age, if it is the only one so far: a device that lies still may have measured
 * long ago.
 */
export function takeWaiting(readings: Readings, now: number): Readings {
  const { accepted, dropped } = readings;
  if (accepted || !dropped || now - dropped.when < BETTER_THAN_NONE_MS) return readings;
  const reading: Reading = { ...dropped.fix, since: dropped.fix.at };
  return { ...readings, accepted: reading, latest: reading };
}
