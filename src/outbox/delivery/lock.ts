// Allows one sender at a time in all tabs and the worker.

import type { WaitingClock } from '../../shared/clock';
import type { Guard } from '../store/record';
import { OUTBOX_LOCK } from './shared-names';

/** The part of navigator.locks that we use. */
export interface OutboxLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/**
 * Runs `work` as the only sender of all tabs and the worker. Resolves with its result, or with
 * 'busy' if the lock was taken: at once without `wait`, or after `wait.ms` with it. If the browser
 * has no locks or refuses them (blocked storage), `work` runs with only the lease. Rejects only
 * with the error of `work`, which has then run once.
 */
export async function withLock<T>(
  locks: OutboxLocks | undefined,
  work: (guard: Guard) => Promise<T>,
  wait?: { ms: number; clock: WaitingClock },
): Promise<T | 'busy'> {
  if (!locks) return work('lease');
  const giveUp = new AbortController();
  const granted = new AbortController();
  let running: Promise<T> | undefined;
  if (wait) {
    void wait.clock.wait(wait.ms, granted.signal).then(() => {
      if (!granted.signal.aborted) giveUp.abort();
    });
  }
  try {
    return await locks.request<T | 'busy'>(
      OUTBOX_LOCK,
      wait ? { signal: giveUp.signal } : { ifAvailable: true },
      async (lock) => {
        if (!lock) return 'busy';
        granted.abort();
        running = work('lock');
        return running;
      },
    );
  } catch {
    // An error of `work`, or the browser has taken the lock away, as WebKit does from a page in the back/forward cache.
    // `work` then goes on; its token tells it if another sender has taken the record over meanwhile.
    if (running) return await running;
    // A time-out means 'busy'; any other error means that the browser refuses locks.
    if (giveUp.signal.aborted) return 'busy';
    return await work('lease');
  } finally {
    granted.abort();
  }
}
