import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until this many bytes may go out. */
export type Throttle = (bytes: number) => Promise<void>;
export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

const systemClock: Clock = { now: () => performance.now(), sleep: (ms) => sleep(ms) };

/**
 * One line of a given width that all connections share, first come, first served. Bytes are paid
 * for before they are sent and nothing is saved up while the line is idle, so a page is as slow as
 * on a phone whose line is that wide.
 */
export function createThrottle(bytesPerSecond: number, clock: Clock = systemClock): Throttle {
  if (!(bytesPerSecond > 0)) throw new Error(`bytesPerSecond must be more than 0, not ${bytesPerSecond}`);
  let freeAt = 0;
  return async (bytes) => {
    const now = clock.now();
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000;
    await clock.sleep(freeAt - now);
  };
}

/** Pieces of about a fiftieth of a second, so that many connections take turns. */
export function chunkSize(bytesPerSecond: number): number {
  return Math.min(16_384, Math.max(512, Math.round(bytesPerSecond / 50)));
}
