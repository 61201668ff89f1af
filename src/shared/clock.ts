/** The time of this device. */
export interface Clock {
  /** Milliseconds since 1970; it may jump, also backward. */
  now(): number;
}

/** A clock with a time that nobody can set. */
export interface SteadyClock extends Clock {
  /** Milliseconds since some moment. On some devices it stands still while the device sleeps. */
  steady(): number;
}

/** A clock that calls back. */
export interface TimerClock extends Clock {
  /** Calls back once; the returned function prevents that. */
  after(ms: number, callback: () => void): () => void;
}

/** A clock that can be waited for. */
export interface WaitingClock extends Clock {
  /** Resolves after `ms`, or at once when the signal is aborted; never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

export const systemClock: TimerClock & WaitingClock & SteadyClock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        cancel();
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const cancel = after(ms, done);
      signal?.addEventListener('abort', done);
    }),
};
