import type { District } from '../../geography/district';

/** The stops of a walk in their order, and the legs between them, both ends included. */
export type WalkRoute = Pick<District, 'stops' | 'legs'>;
