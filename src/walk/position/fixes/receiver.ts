// Controls the device's location receiver: off, watched continuously, or asked for single fixes.
import type { TimerClock } from '../../../shared/clock';
import { TIMEOUT, type Position, type PositionEvent } from '../position';
import type { PositionState } from '../position-state';
import { ARRIVED_METERS, WALKING_METERS_PER_SECOND } from '../thresholds';
import type { Fix } from './readings';

/**
 * How closely the location is followed: a continuous watch, or a single fix after this many milliseconds. A watch keeps
 * the receiver on and drains the battery, so it runs only where a few seconds matter.
 */
type Duty = 'watch' | number;

const NEAR_METERS = 100;
/** After this long even a slow walker has moved farther than the error of two fixes. */
const MOVING_MS = 90_000;
/** Near a stop, visitors stand still to look for the house, so the watch goes on for this long. */
const LOOKING_MS = 3 * 60_000;
const LEAST_MS = 15_000;
const MOST_MS = 2 * 60_000;

/**
 * Decides how closely to follow the location next. Pure.
 * @param still how many consecutive single fixes found the walker in the same place
 */
export function dutyOf(position: Position, state: PositionState, still: number): Duty {
  if (!('mark' in state) || position.lastMove === undefined) return 'watch';
  if (state.kind === 'far') return MOST_MS;
  const rested = position.now - position.lastMove.since;
  const meters = state.nearest?.meters ?? Number.POSITIVE_INFINITY;
  const isNear = meters <= NEAR_METERS || state.offer !== undefined || state.kind === 'jumps';
  // A fix that contradicts the leg: the next ones must come soon, because several decide.
  const isInDoubt = position.course.against > 0;
  if ((isNear || isInDoubt) && rested < LOOKING_MS) return 'watch';
  if (rested < MOVING_MS) return LEAST_MS;
  // The next fix must come before a walker who sets off now can arrive at the stop.
  const reach = ((meters - state.mark.accuracy - ARRIVED_METERS) / WALKING_METERS_PER_SECOND) * 1000;
  return Math.min(MOST_MS, Math.max(LEAST_MS, Math.min(reach, LEAST_MS * 2 ** still)));
}

/** The part of the browser's geolocation API that is used. */
export type Receiver = Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'>;

type Listener = (event: PositionEvent) => void;

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
/** Some devices report nothing while they lie still, so they are asked after this long. */
export const SILENT_MS = 10_000;
const ANSWERS_MS = 30_000;
const AGAIN_MS = 1_000;

const fixOf = ({ coords, timestamp }: GeolocationPosition): Fix => {
  const { latitude, longitude, accuracy, heading, speed } = coords;
  return { latitude, longitude, accuracy, heading, speed, at: timestamp };
};

/** Counts consecutive single fixes that found the walker in the same place. */
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

/** Creates the receiver. Callbacks of a watch or a request that has been replaced are ignored. */
export function createReceiver(geolocation: Receiver | undefined, clock: TimerClock, tell: Listener) {
  let duty: Duty | undefined;
  let watch: number | undefined;
  let cancelTimer = (): void => undefined;
  /** Number of the current watch or request. */
  let currentRequest = 0;
  const stillAfter = createStillCount();
  let restsUntil = 0;

  const callbacksFor = (request: number, then: () => void) => ({
    found: (found: GeolocationPosition): void => {
      if (request !== currentRequest) return;
      then();
      tell({ type: 'fix', fix: fixOf(found) });
    },
    failed: ({ code }: GeolocationPositionError): void => {
      if (request !== currentRequest) return;
      then();
      // On some devices a watch is dead after its time-out, so start another one, but not within this callback.
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
    const request = ++currentRequest;
    const listenForSilence = (): void => {
      cancelTimer();
      cancelTimer = clock.after(SILENT_MS, () => {
        geolocation?.getCurrentPosition(found, () => undefined, OPTIONS);
        listenForSilence();
      });
    };
    const { found, failed } = callbacksFor(request, listenForSilence);
    listenForSilence();
    const id = geolocation?.watchPosition(found, failed, OPTIONS);
    // The watch may have failed and been replaced before watchPosition returned its id.
    if (request === currentRequest) watch = id;
    else if (id !== undefined) geolocation?.clearWatch(id);
  }

  function askAfter(ms: number): void {
    const request = ++currentRequest;
    cancelTimer = clock.after(ms, () => {
      const again = (): void => {
        if (request === currentRequest) duty = undefined;
      };
      const { found, failed } = callbacksFor(request, again);
      // Some devices never answer.
      cancelTimer = clock.after(ANSWERS_MS, again);
      geolocation?.getCurrentPosition(found, failed, OPTIONS);
    });
  }

  function rest(): void {
    currentRequest += 1;
    duty = undefined;
    cancelTimer();
    if (watch !== undefined) geolocation?.clearWatch(watch);
    watch = undefined;
  }

  return {
    rest,
    /**
     * Follows the location as closely as `dutyFor` says.
     * @param isFix a fix has just come
     * @param moved when the walker last moved, in milliseconds
     * @returns the time in milliseconds before which no fix is expected
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
