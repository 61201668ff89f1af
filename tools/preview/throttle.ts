import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until this many bytes may be sent. */
export type Throttle = (bytes: number) => Promise<void>;
export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

const systemClock: Clock = { now: () => performance.now(), sleep: (ms) => sleep(ms) };

/**
 * Creates one connection of a given bandwidth that all clients share, first come, first served.
 * Bytes are paid for before they are sent, and an idle connection saves nothing up, so a page loads
 * as slowly as on a phone with that bandwidth.
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

/**
 * Returns the size of pieces that take about a fiftieth of a second, so that several connections
 * alternate.
 */
export function chunkSize(bytesPerSecond: number): number {
  return Math.min(16_384, Math.max(512, Math.round(bytesPerSecond / 50)));
}
