/** Returns the index `step` further in a ring of `count` items: after the last item comes the first. */
export const stepAround = (at: number, step: number, count: number): number => (((at + step) % count) + count) % count;
