// Where somebody is beside a line of places. Pure.
import type { LatLons } from '../../geography/district';
import type { Place } from './distance-and-bearing';

const METERS_PER_DEGREE = 111_195;

export interface SpotOnLeg {
  /** The nearest spot of the leg. */
  readonly spot: Place;
  /** Meters from the place to that spot. */
  readonly beside: number;
  /** Meters from that spot to the end of the leg, along it. */
  readonly left: number;
}

/** The spot of a leg that is nearest to a place; undefined where the leg has no length. On a plane around the place. */
export function nearestOnLeg(leg: LatLons, place: Place): SpotOnLeg | undefined {
  const perLon = METERS_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
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
