/** Returns the result of `work`, or `fallback` if it throws. `work` must be synchronous: a rejection is not caught. */
export function tryStorage<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    // The storage is blocked or full, or the text is not ours: there is no draft.
    return fallback;
  }
}
