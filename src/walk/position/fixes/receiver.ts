// The device's receiver: off, watched, or asked for single fixes.
import type { TimerClock } from '../../../shared/clock';
import { TIMEOUT, type Position, type PositionEvent, type PositionState } from '../position';
import { ARRIVED_METERS, WALKING_METERS_PER_SECOND } from '../thresholds';
import type { Fix } from './readings';

/**
 * How closely the position is followed: a watch, or a single fix after so many milliseconds. A watch keeps the receiver
 * on, and there is no way to ask it for less, so it is held only where a few seconds matter.
 */
type Duty = 'watch' | number;

const NEAR_METERS = 100;
/** In so long even a slow walker is farther away than two fixes can be off. */
const MOVING_MS = 90_000;
/** Near a stop one may stand and look for the house. */
const LOOKING_MS = 3 * 60_000;
const LEAST_MS = 15_000;
const MOST_MS = 2 * 60_000;

/**
 * What the device is to do next. Pure.
 * @param still how many single fixes running found the walker where he was
 */
export function dutyOf(position: Position, state: PositionState, still: number): Duty {
  if (!('mark' in state) || position.moved === undefined) return 'watch';
  if (state.kind === 'far') return MOST_MS;
  const rested = position.now - position.moved.since;
  const meters = state.nearest?.meters ?? Number.POSITIVE_INFINITY;
  const isNear = meters <= NEAR_METERS || state.offer !== undefined || state.kind === 'jumps';
  if (isNear && rested < LOOKING_MS) return 'watch';
  if (rested < MOVING_MS) return LEAST_MS;
  // Nobody who sets out the moment after a fix is at the stop before the next fix.
  const reach = ((meters - state.mark.accuracy - ARRIVED_METERS) / WALKING_METERS_PER_SECOND) * 1000;
  return Math.min(MOST_MS, Math.max(LEAST_MS, Math.min(reach, LEAST_MS * 2 ** still)));
}

/** The part of the browser's geolocation that is used. */
export type Receiver = Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'>;

type Listener = (event: PositionEvent) => void;

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
/** Some devices say nothing while they lie still. */
export const SILENT_MS = 10_000;
const ANSWERS_MS = 30_000;
const AGAIN_MS = 1_000;

const fixOf = ({ coords, timestamp }: GeolocationPosition): Fix => {
  const { latitude, longitude, accuracy, heading, speed } = coords;
  return { latitude, longitude, accuracy, heading, speed, at: timestamp };
};

/** Counts the single fixes running that found the walker where he was. */
function createStillCount(): (isSingleFix: boolean, moved: number | undefined) => number {
  let still = 0;
  let last: number | undefined;
  return (isSingleFix, moved) => {
    if (moved !== last) still = 0;
    else if (isSingleFix) still += 1;
    last = moved;
    return still;
  };
}

/** The receiver: off, watched, or asked for single fixes. What comes after it was let go of is not heard. */
export function createReceiver(geolocation: Receiver | undefined, clock: TimerClock, tell: Listener) {
  let duty: Duty | undefined;
  let watch: number | undefined;
  let cancelTimer = (): void => undefined;
  /** Which watch or question is the present one. */
  let turn = 0;
  const stillAfter = createStillCount();
  let restsUntil = 0;

  const hears = (mine: number, then: () => void) => ({
    found: (found: GeolocationPosition): void => {
      if (mine !== turn) return;
      then();
      tell({ type: 'fix', fix: fixOf(found) });
    },
    failed: ({ code }: GeolocationPositionError): void => {
      if (mine !== turn) return;
      then();
      // On some devices a watch is dead after its time-out: another one is begun, but not in the call of this one.
      if (code === TIMEOUT && duty === 'watch') {
        cancelTimer();
        cancelTimer = clock.after(AGAIN_MS, () => {
          rest();
          duty = 'watch';
          beginWatch();
        });
      }
      tell({ type: 'error', code });
    },
  });

  function beginWatch(): void {
    const mine = ++turn;
    const listenForSilence = (): void => {
      cancelTimer();
      cancelTimer = clock.after(SILENT_MS, () => {
        geolocation?.getCurrentPosition(found, () => undefined, OPTIONS);
        listenForSilence();
      });
    };
    const { found, failed } = hears(mine, listenForSilence);
    listenForSilence();
    const id = geolocation?.watchPosition(found, failed, OPTIONS);
    // It may have failed, and been ended, before it had a number.
    if (mine === turn) watch = id;
    else if (id !== undefined) geolocation?.clearWatch(id);
  }

  function askAfter(ms: number): void {
    const mine = ++turn;
    cancelTimer = clock.after(ms, () => {
      const again = (): void => {
        if (mine === turn) duty = undefined;
      };
      const { found, failed } = hears(mine, again);
      // Some devices never answer.
      cancelTimer = clock.after(ANSWERS_MS, again);
      geolocation?.getCurrentPosition(found, failed, OPTIONS);
    });
  }

  function rest(): void {
    turn += 1;
    duty = undefined;
    cancelTimer();
    if (watch !== undefined) geolocation?.clearWatch(watch);
    watch = undefined;
  }

  return {
    rest,
    /**
     * Does what the duty cycle says.
     * @param isFix a fix has just come
     * @param moved when the walker last moved
     * @returns until when nothing will be heard
     */
    follow(dutyFor: (still: number) => Duty, isFix: boolean, moved: number | undefined): number {
      const next = dutyFor(stillAfter(isFix && duty !== 'watch', moved));
      const isPending = typeof duty === 'number' && typeof next === 'number';
      if (next === duty || isPending) return restsUntil;
      rest();
      duty = next;
      restsUntil = clock.now() + (next === 'watch' ? 0 : next);
      if (next === 'watch') beginWatch();
      else askAfter(next);
      return restsUntil;
    },
  };
}
