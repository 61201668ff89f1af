/**
 * Starts to count down from `ms`; the returned function says how many milliseconds are left, never less than 0. Two
 * clocks count, and the one that has gone further is believed: the time of day may be set back, and the other clock
 * may stand still while the device sleeps.
 */
export function countdown(ms: number): () => number {
  const startedAt = { day: Date.now(), steady: performance.now() };
  return () => Math.max(0, ms - Math.max(Date.now() - startedAt.day, performance.now() - startedAt.steady));
}
