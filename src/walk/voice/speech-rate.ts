/** The slowest and the fastest speed of the voice that is offered; 1 is the voice's own. */
export const SLOWEST = 0.8;
export const FASTEST = 1.4;
