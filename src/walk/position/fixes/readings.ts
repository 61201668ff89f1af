// Which of the device's fixes are believed: none that is old or out of order, and none that nobody could have walked
// to, until two more agree with it. Pure.
import { metersBetween } from './distance-and-bearing';

/** What the device says: GeolocationCoordinates and its timestamp. */
export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** In meters: the radius of the circle that holds the device with 95 % confidence. */
  readonly accuracy: number;
  /** Degrees from north, null or NaN while standing. */
  readonly heading?: number | null;
  /** Meters a second. */
  readonly speed?: number | null;
  /** The device's own time of the fix, in milliseconds since 1970. It may run differently from the page's clock. */
  readonly at: number;
}

/** A fix, and since when it holds by the page's clock: sooner than it came, where it came late. */
export interface Reading extends Fix {
  readonly since: number;
}

export interface Readings {
  /** The last one that is believed. */
  readonly used: Reading | undefined;
  /** The last one in order, believed or not. */
  readonly last: Reading | undefined;
  /** How many running each went with the one before: no further off than somebody walks in that time. */
  readonly steady: number;
  /** When the first came that nobody could have walked to, how many there were, and how many running agreed. */
  readonly jumping: { readonly since: number; readonly count: number; readonly agreeing: number } | undefined;
  /** By how much the clock of the fixes seems to be behind the page's: the least that they came late by of late. */
  readonly lag: number;
  /** The last fix that was dropped as too old, and when; how many running were all as late as each other. */
  readonly dropped:
    | { readonly fix: Fix; readonly when: number; readonly lag: number; readonly count: number }
    | undefined;
}

export const NO_READINGS: Readings = {
  used: undefined,
  last: undefined,
  steady: 0,
  jumping: undefined,
  lag: 0,
  dropped: undefined,
};

const OLD_MS = 15_000;
/** So much more, from fix to fix, is put down to the clocks. */
const LAG_STEP_MS = 500;
/** Faster than this beyond both accuracies is a jump. */
const JUMP_METERS_A_SECOND = 7;
/** So many fixes running in the new place are believed: an echo often lasts for two. */
const AGREEING = 3;
/** What a walker does in a second, with some to spare. */
const STEADY_METERS_A_SECOND = 2;
const STEADY_MS = 20_000;
/** So many old fixes that are all as late as each other mean that one of the clocks was changed. */
const SAME_LAG_MS = 2_000;
const CLOCK_CHANGED_AFTER = 3;
/** An old fix is better than none, when none comes after it. */
const BETTER_THAN_NONE_MS = 3_000;

const placeOf = ({ latitude, longitude }: Fix) => ({ lat: latitude, lon: longitude });
const apart = (from: Fix, to: Fix): number => metersBetween(placeOf(from), placeOf(to));
const secondsBetween = (from: Reading, to: Reading): number => Math.max(0, to.since - from.since) / 1000;

const isJump = (from: Reading, to: Reading): boolean =>
  apart(from, to) - from.accuracy - to.accuracy > JUMP_METERS_A_SECOND * secondsBetween(from, to);

const isSteady = (from: Reading, to: Reading): boolean =>
  to.since - from.since <= STEADY_MS &&
  apart(from, to) <= Math.max(from.accuracy, to.accuracy) + STEADY_METERS_A_SECOND * secondsBetween(from, to);

const isPlace = ({ latitude, longitude, accuracy, at }: Fix): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && accuracy >= 0 && Number.isFinite(accuracy + at);

/**
 * Takes one fix in.
 * @param now the page's clock, milliseconds
 * @param believesJumps for somebody who is not walking our walk: in a train one moves faster
 * @returns the same object where the fix is no news
 */
export function takeIn(readings: Readings, fix: Fix, now: number, believesJumps: boolean): Readings {
  const { used, last, dropped } = readings;
  if (!isPlace(fix) || fix.at === last?.at || fix.at === dropped?.fix.at) return readings;
  const late = now - fix.at;
  let lag = Math.min(late, readings.lag + LAG_STEP_MS);
  if (late > readings.lag + OLD_MS || (last && fix.at < last.at)) {
    const isSameLag = dropped !== undefined && fix.at > dropped.fix.at && Math.abs(dropped.lag - late) < SAME_LAG_MS;
    const count = isSameLag ? dropped.count + 1 : 1;
    if (count < CLOCK_CHANGED_AFTER)
      return { ...readings, dropped: { fix, when: now, lag: isSameLag ? dropped.lag : late, count } };
    lag = late;
  }
  const reading: Reading = { ...fix, since: fix.at + lag };
  const jumped = used !== undefined && !believesJumps && isJump(used, reading);
  const { jumping } = readings;
  const agreeing = jumping !== undefined && last !== undefined && !isJump(last, reading) ? jumping.agreeing + 1 : 1;
  const isUsed = !jumped || agreeing >= AGREEING;
  return {
    used: isUsed ? reading : used,
    last: reading,
    steady: last !== undefined && isSteady(last, reading) ? readings.steady + 1 : 0,
    jumping: isUsed ? undefined : { since: jumping?.since ?? now, count: (jumping?.count ?? 0) + 1, agreeing },
    lag,
    dropped: undefined,
  };
}

/** An old fix is taken in after all where it is the only one: a device that lies still may have measured long ago. */
export function takeWaiting(readings: Readings, now: number): Readings {
  const { used, dropped } = readings;
  if (used || !dropped || now - dropped.when < BETTER_THAN_NONE_MS) return readings;
  const { fix } = dropped;
  return takeIn({ ...readings, lag: now - fix.at, dropped: undefined }, fix, now, true);
}
