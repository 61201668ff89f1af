export interface Clock {
  /** The time of this device in milliseconds since 1970; it may jump, also backward. */
  now(): number;
  /** Resolves after `ms`, or at once when the signal is aborted; never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}
