const STEP_MS = 10_000;
/** A timer may fire a moment too early; the figure must have changed when it does. */
const SPARE_MS = 20;

const stepsLeft = (leftMs: number): number => Math.max(1, Math.ceil(leftMs / STEP_MS));

/** Returns the figure that is shown: whole tens of seconds, rounded up, so that it changes rarely. */
export const shownSeconds = (leftMs: number): number => (stepsLeft(leftMs) * STEP_MS) / 1_000;

/** Returns how long the figure stands. */
export const figureStandsMs = (leftMs: number): number => leftMs - (stepsLeft(leftMs) - 1) * STEP_MS + SPARE_MS;
