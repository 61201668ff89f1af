// Whether this page or worker may expect a connection. A visitor can try the site without one for a
// minute (docs/decisions/0081): then everything that asks here behaves as offline.

/** How long the practice lasts. */
export const PRACTICE_MS = 60_000;

let practiceLeftMs = (): number => 0;

/** Sets the function that says how many milliseconds of the practice are left; `isPractising` asks it at each call. */
export function practiseFor(leftMs: () => number): void {
  practiceLeftMs = leftMs;
}

/** Returns whether the practice without a connection is under way. It is computed at each call, so it ends in time. */
export const isPractising = (): boolean => practiceLeftMs() > 0;

/** Returns false if the browser says that it is offline, and during the practice. */
export const isOnline = (): boolean => !isPractising() && (globalThis.navigator?.onLine ?? true);
