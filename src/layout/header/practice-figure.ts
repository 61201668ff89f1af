const STEP_MS = 10_000;

/** Returns the figure that is shown: whole tens of seconds, rounded up and never none, so that it changes rarely. */
export const shownSeconds = (leftMs: number): number => (Math.max(1, Math.ceil(leftMs / STEP_MS)) * STEP_MS) / 1_000;
