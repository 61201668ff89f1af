/**
 * Returns whether something happened at `at` and within the last `ms` before `now`. A time in the future comes from a
 * wrong clock and does not count.
 */
export const happenedWithin = (at: number, ms: number, now: number): boolean => now >= at && now - at < ms;
