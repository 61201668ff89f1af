// Distances and directions between places. Pure.

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** The earth's mean radius. */
const EARTH_RADIUS_METERS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Meters between two places on the great circle (haversine formula). */
export function metersBetween(from: Place, to: Place): number {
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The initial compass bearing from one place to another: 0 is north, 90 is east. */
export function bearingTo(from: Place, to: Place): number {
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const east = radians(to.lon - from.lon);
  const degrees =
    (Math.atan2(
      Math.sin(east) * Math.cos(north),
      Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east),
    ) *
      180) /
    Math.PI;
  return (degrees + 360) % 360;
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** A bearing as one of eight directions. */
export const directionWords = (bearing: number): string =>
  DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length] ?? 'north';

/** The nearest of some places: which one (from 0), and how far it is. Undefined where there is none. */
export function nearestOf(from: Place, places: readonly Place[]): { index: number; meters: number } | undefined {
  return places
    .map((place, index) => ({ index, meters: metersBetween(from, place) }))
    .reduce<{ index: number; meters: number } | undefined>(
      (best, one) => (best && best.meters <= one.meters ? best : one),
      undefined,
    );
}

const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;
const rounded = (value: number, to: number): number => Math.max(to, Math.round(value / to) * to);
const grouped = (value: number): string => value.toLocaleString('en-US');

/** About how far: "100 m (330 ft)", "2.4 km (1.5 miles)". Rounded, so that the announced words seldom change. */
export function aboutWords(meters: number): string {
  if (meters < 950) {
    const round = rounded(meters, meters < 100 ? 5 : 50);
    return `${round} m (${grouped(rounded(round / METERS_PER_FOOT, 10))} ft)`;
  }
  const [kilometers, miles] = [meters / 1000, meters / METERS_PER_MILE];
  const places = kilometers < 20 ? 1 : 0;
  const words = (value: number): string => grouped(Number(value.toFixed(places)));
  return `${words(kilometers)} km (${words(miles)} miles)`;
}
