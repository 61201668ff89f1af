import { METERS_PER_DEGREE, RADIANS } from '../../../geography/coordinates';
import type { LatLons } from '../../../geography/district';
// Distances and directions between places. Pure.

export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** The earth's mean radius. */
const EARTH_RADIUS_METERS = 6_371_000;

/** Meters between two places on the great circle (haversine formula). */
export function metersBetween(from: Place, to: Place): number {
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(((to.lon - from.lon) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The initial bearing from one place to another, in degrees clockwise from north. */
export function bearingTo(from: Place, to: Place): number {
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const east = (to.lon - from.lon) * RADIANS;
  const degrees =
    Math.atan2(
      Math.sin(east) * Math.cos(north),
      Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east),
    ) / RADIANS;
  return (degrees + 360) % 360;
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** The nearest of the eight compass directions to a bearing (degrees), as a word. */
export const directionWords = (bearing: number): string =>
  DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length] ?? 'north';

const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;
/** Rounds to a multiple of `to`, which is also the least result. */
export const rounded = (value: number, to: number): number => Math.max(to, Math.round(value / to) * to);
const grouped = (value: number): string => value.toLocaleString('en-US');

/**
 * A rounded distance in words: "330 ft (100 m)", "1.5 miles (2.4 km)". It is rounded so that the announced text changes
 * seldom.
 */
export const aboutWords = (meters: number): string =>
  metersWords(meters < 950 ? rounded(meters, meters < 100 ? 5 : 50) : meters);

/** Rounds meters along a leg: to 10 m under 300 m, to 50 m from there on. The result is at least 10. */
export const roundedLeg = (meters: number): number => rounded(meters, meters < 300 ? 10 : 50);

/** The rounded meters of a PositionState in words, feet first: "390 ft (120 m)"; above 950 m in miles. */
export function metersWords(meters: number): string {
  if (meters <= 950) return `${grouped(rounded(meters / METERS_PER_FOOT, 10))} ft (${meters} m)`;
  const [kilometers, miles] = [meters / 1000, meters / METERS_PER_MILE];
  const places = kilometers < 20 ? 1 : 0;
  const words = (value: number): string => grouped(Number(value.toFixed(places)));
  return `${words(miles)} ${words(miles) === '1' ? 'mile' : 'miles'} (${words(kilometers)} km)`;
}

// The nearest place on a line of places. Pure.

export interface SpotOnLeg {
  /** The nearest place on the leg. */
  readonly spot: Place;
  /** Meters from the given place to that spot. */
  readonly beside: number;
  /** Meters along the leg from that spot to its end. */
  readonly left: number;
}

/**
 * The spot of a leg that is nearest to a place, calculated on a plane around the place; undefined if the leg has no
 * length.
 */
export function nearestOnLeg(leg: LatLons, place: Place): SpotOnLeg | undefined {
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
