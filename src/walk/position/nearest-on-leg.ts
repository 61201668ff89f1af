// The nearest place on a line of places.

import { METERS_PER_DEGREE, RADIANS, type Coordinates } from '../../geography/coordinates';
import type { LatLons } from '../../geography/district';

export interface SpotOnLeg {
  /** The nearest place on the leg. */
  readonly spot: Coordinates;
  /** Meters from the given place to that spot. */
  readonly beside: number;
  /** Meters along the leg from that spot to its end. */
  readonly left: number;
}

/**
 * Returns the spot of a leg that is nearest to a place, calculated on a plane around the place; undefined if the leg
 * has no length.
 */
export function nearestOnLeg(leg: LatLons, place: Coordinates): SpotOnLeg | undefined {
  const perLon = METERS_PER_DEGREE * Math.cos(place.lat * RADIANS);
  let walked = 0;
  let best: { beside: number; along: number; x: number; y: number } | undefined;
  let [ax, ay] = [Number.NaN, Number.NaN];
  for (const [lat, lon] of leg) {
    const [bx, by] = [(lon - place.lon) * perLon, (lat - place.lat) * METERS_PER_DEGREE];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    if (square > 0) {
      const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square));
      const [x, y] = [ax + dx * t, ay + dy * t];
      const beside = Math.hypot(x, y);
      const length = Math.sqrt(square);
      if (!best || beside < best.beside) best = { beside, along: walked + length * t, x, y };
      walked += length;
    }
    [ax, ay] = [bx, by];
  }
  return (
    best && {
      spot: { lat: place.lat + best.y / METERS_PER_DEGREE, lon: place.lon + best.x / perLon },
      beside: best.beside,
      left: walked - best.along,
    }
  );
}
