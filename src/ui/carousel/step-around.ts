/** The place `step` further in a ring of `count`: after the last comes the first. */
export const stepAround = (at: number, step: number, count: number): number => (((at + step) % count) + count) % count;
