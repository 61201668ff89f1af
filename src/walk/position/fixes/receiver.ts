// Controls the device's location receiver: off, watched continuously, or asked for single fixes.
import type { TimerClock } from '../../../shared/clock';
import { isInDoubt } from '../course';
import { TIMEOUT, type Position, type PositionEvent } from '../position';
import type { PositionState } from '../position-state';
import type { Fix } from './readings';

/**
 * Says how closely the location is followed: by a continuous watch, or a single fix after this many milliseconds. A
 * watch keeps the receiver on and drains the battery, so it runs only where a few seconds matter.
 */
type Polling = 'watch' | number;

const NEAR_METERS = 100;
/** Near a stop, visitors stand still to look for the house, so the watch goes on for this long. */
const LOOKING_MS = 3 * 60_000;
/**
 * The delay before the next single fix, whether the walker moves or stands still. A figure is called old 30 seconds
 * after its fix, so a fix that is found within 15 seconds comes in time; until a slower one comes, the figure is old.
 */
const ALONG_THE_WALK_MS = 15_000;
/**
 * The delay at a stop after `LOOKING_MS`: "You are at stop 5" rests on two fixes, and a walker may go on after each, so
 * the older one must be young. With longer delays the sentence would come and go.
 */
const AT_STOP_MS = 8_000;
/** Less than the minute after which a location counts as lost. */
const FAR_MS = 45_000;

/** Returns how closely to follow the location next. */
export function pollingFor(position: Position, state: PositionState): Polling {
  if (!('mark' in state) || position.lastMove === undefined) return 'watch';
  if (state.kind === 'far') return FAR_MS;
  const rested = position.now - position.lastMove.since;
  const meters = state.nearest?.meters ?? Number.POSITIVE_INFINITY;
  const isNear = meters <= NEAR_METERS || state.offer !== undefined;
  // The next fixes decide, so they must come soon.
  const isDoubtful = position.readings.jumping !== undefined || isInDoubt(position.course);
  if ((isNear || isDoubtful) && rested < LOOKING_MS) return 'watch';
  return state.isThere ? AT_STOP_MS : ALONG_THE_WALK_MS;
}

/** The part of the browser's geolocation API that is used. */
export type Receiver = Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'>;

type Listener = (event: PositionEvent) => void;

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
/** Some devices report nothing while they lie still, so they are asked after this long. */
const SILENT_MS = 10_000;
const ANSWERS_MS = 30_000;
const AGAIN_MS = 1_000;

const fixOf = ({ coords, timestamp }: GeolocationPosition): Fix => {
  const { latitude, longitude, accuracy, heading, speed } = coords;
  return { latitude, longitude, accuracy, heading, speed, at: timestamp };
};

/** Creates the receiver. Callbacks of a watch or a request that has been replaced are ignored. */
export function createReceiver(geolocation: Receiver | undefined, clock: TimerClock, tell: Listener) {
  let polling: Polling | undefined;
  let watch: number | undefined;
  let cancelTimer = (): void => undefined;
  /** Number of the current watch or request. */
  let currentRequest = 0;

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
      if (code === TIMEOUT && polling === 'watch') {
        cancelTimer();
        cancelTimer = clock.after(AGAIN_MS, () => {
          stop();
          polling = 'watch';
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
        if (request === currentRequest) polling = undefined;
      };
      const { found, failed } = callbacksFor(request, again);
      // Some devices never answer.
      cancelTimer = clock.after(ANSWERS_MS, again);
      geolocation?.getCurrentPosition(found, failed, OPTIONS);
    });
  }

  function stop(): void {
    currentRequest += 1;
    polling = undefined;
    cancelTimer();
    if (watch !== undefined) geolocation?.clearWatch(watch);
    watch = undefined;
  }

  return {
    stop,
    /** Follows the location as closely as `next` says; a single fix that is already due is waited for. */
    follow(next: Polling): void {
      const isPending = typeof polling === 'number' && typeof next === 'number';
      if (next === polling || isPending) return;
      stop();
      polling = next;
      if (next === 'watch') beginWatch();
      else askAfter(next);
    },
  };
}
