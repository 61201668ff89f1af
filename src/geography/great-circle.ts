// The distance and the direction from one place to another.

import { RADIANS, type Coordinates } from './coordinates';

/** The earth's mean radius. */
const EARTH_RADIUS_METERS = 6_371_000;

/** Meters between two places on the great circle (haversine formula). */
export function metersBetween(from: Coordinates, to: Coordinates): number {
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(((to.lon - from.lon) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The initial bearing from one place to another, in degrees clockwise from north. */
export function bearingTo(from: Coordinates, to: Coordinates): number {
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const east = (to.lon - from.lon) * RADIANS;
  const degrees =
    Math.atan2(
      Math.sin(east) * Math.cos(north),
      Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east),
    ) / RADIANS;
  return (degrees + 360) % 360;
}
