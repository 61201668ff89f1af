// Rounds distances, and writes distances and directions as words.
import { METERS_PER_FOOT, METERS_PER_MILE } from '../../geography/units';

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** Returns the nearest of the eight compass directions to a bearing (degrees), as a word. */
export const directionWords = (bearing: number): string =>
  DIRECTIONS[Math.round(bearing / 45) % DIRECTIONS.length] ?? 'north';

/** Rounds to a multiple of `to`, which is also the least result. */
export const rounded = (value: number, to: number): number => Math.max(to, Math.round(value / to) * to);
const grouped = (value: number): string => value.toLocaleString('en-US');

/**
 * Returns a rounded distance in words: "330 ft (100 m)", "1.5 miles (2.4 km)". It is rounded so that the announced text
 * changes seldom.
 */
export const aboutWords = (meters: number): string =>
  metersWords(meters < 950 ? rounded(meters, meters < 100 ? 5 : 50) : meters);

/** Rounds meters along a leg: to 10 m under 300 m, to 50 m from there on. The result is at least 10. */
export const roundedLeg = (meters: number): number => rounded(meters, meters < 300 ? 10 : 50);

/** Returns the rounded meters of a PositionState in words, feet first: "390 ft (120 m)"; above 950 m in miles. */
export function metersWords(meters: number): string {
  if (meters <= 950) return `${grouped(rounded(meters / METERS_PER_FOOT, 10))} ft (${meters} m)`;
  const [kilometers, miles] = [meters / 1000, meters / METERS_PER_MILE];
  const places = kilometers < 20 ? 1 : 0;
  const words = (value: number): string => grouped(Number(value.toFixed(places)));
  return `${words(miles)} ${words(miles) === '1' ? 'mile' : 'miles'} (${words(kilometers)} km)`;
}
