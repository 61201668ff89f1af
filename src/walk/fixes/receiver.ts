// The device's receiver: off, watched, or asked for single fixes.
import type { Clock } from '../device';
import type { PositionEvent } from '../position';
import type { Duty } from './duty-cycle';
import type { Fix } from './readings';

/** The part of the browser's geolocation that is used. */
export type Receiver = Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'>;

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 };
const TIMEOUT = 3;
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
export function createReceiver(geolocation: Receiver | undefined, clock: Clock, tell: (event: PositionEvent) => void) {
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
