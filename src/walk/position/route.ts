import type { Coordinates } from '../../geography/coordinates';
import type { District } from '../../geography/district';

/** The stops of a walk in their order, and the legs between them, both ends included. */
export type WalkRoute = Pick<District, 'stops' | 'legs'>;

/** The aim of a walker: the position is measured against it. */
export interface Aim {
  /** The stop (from 1) that the walker goes to; undefined: no guidance, all stops count alike. */
  readonly stop: number | undefined;
  /** The stops that are not marked yet. */
  readonly open: readonly number[];
}

/** Returns the place of a stop (from 1); undefined if the walk has no such stop. */
export const stopPlace = ({ stops }: WalkRoute, stop: number): Coordinates | undefined => {
  const found = stops[stop - 1];
  return found && { lat: found[0], lon: found[1] };
};
