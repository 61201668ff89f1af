import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * Looks again and again until `isIt` says yes to what it sees.
 * @throws Error after a minute, with what was seen last
 */
export async function until<T>(what: string, look: () => Promise<T> | T, isIt: (seen: T) => boolean): Promise<T> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const seen = await look();
    if (isIt(seen)) return seen;
    if (performance.now() > deadline)
      throw new Error(`${what}: not within a minute, last seen ${JSON.stringify(seen)}`);
    await sleep(LOOK_EVERY_MS);
  }
}
