import type { Guard } from './claims';
import { OUTBOX_LOCK } from './messages';

/** What we use of navigator.locks. */
export interface OutboxLocks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

export interface Clock {
  now(): number;
  /** Resolves after `ms`, or at once when the signal is aborted; never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * Runs `work` as the only sender of all tabs and the worker, and gives what it gives, or 'busy'
 * when the lock was not to be had: at once, or with `wait` after its time or its signal.
 * Where there are no locks, or the browser refuses them (blocked site data), work runs on the
 * lease alone.
 */
export async function withLock<T>(
  locks: OutboxLocks | undefined,
  work: (guard: Guard) => Promise<T>,
  wait?: { ms: number; clock: Clock; signal?: AbortSignal | undefined },
): Promise<T | 'busy'> {
  if (!locks) return work('lease');
  const giveUp = new AbortController();
  const granted = new AbortController();
  let started = false;
  if (wait) void giveUpLater(wait, granted.signal, giveUp);
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
    // The work's own error, or the end of our patience; anything else is the browser's refusal.
    if (started) throw error;
    if (giveUp.signal.aborted) return 'busy';
    return await work('lease');
  } finally {
    granted.abort();
  }
}

async function giveUpLater(
  { ms, clock, signal }: { ms: number; clock: Clock; signal?: AbortSignal | undefined },
  granted: AbortSignal,
  giveUp: AbortController,
): Promise<void> {
  const stop = () => giveUp.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  await clock.wait(ms, granted);
  signal?.removeEventListener('abort', stop);
  if (!granted.aborted) stop();
}
