// One sender at a time, in all tabs and the worker.

import { OUTBOX_LOCK } from './messages';
import type { Guard } from './record';

/** What we use of navigator.locks. */
export interface OutboxLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

export interface Clock {
  /** Milliseconds since 1970, as this device has it: it may jump, also backward. */
  now(): number;
  /** Resolves after `ms`, or at once when the signal is aborted; never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Runs `work` as the only sender of all tabs and the worker, and resolves with what it resolves
 * with, or with 'busy' when the lock was not to be had: at once, or with `wait` after its `ms`.
 * Where there are no locks, or the browser refuses them (blocked site data), `work` runs on the
 * lease alone. Rejects with the error of `work` only, which then has run once.
 */
export async function withLock<T>(
  locks: OutboxLocks | undefined,
  work: (guard: Guard) => Promise<T>,
  wait?: { ms: number; clock: Clock },
): Promise<T | 'busy'> {
  if (!locks) return work('lease');
  const giveUp = new AbortController();
  const granted = new AbortController();
  let started = false;
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
        started = true;
        granted.abort();
        return work('lock');
      },
    );
  } catch (error) {
    // The error of `work`, or the end of our patience; anything else is the browser's refusal.
    if (started) throw error;
    if (giveUp.signal.aborted) return 'busy';
    return await work('lease');
  } finally {
    granted.abort();
  }
}
