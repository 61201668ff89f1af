/** The clock and its timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the returned function prevents that. */
  after(ms: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
