import { METERS_PER_FOOT, METERS_PER_MILE } from '../geography/units';

/** Below a tenth of a mile, a distance in miles means little to a walker, so feet are shown. */
export const SHOWN_IN_FEET_BELOW_METERS = 160;
const WALKED_PER_MINUTE_METERS = 67;

const miles = (meters: number, digits = 2): string => `${(meters / METERS_PER_MILE).toFixed(digits)} mi`;

/** Formats the length of a leg: "400 ft" or "0.21 mi". */
export const legWords = (meters: number): string =>
  meters < SHOWN_IN_FEET_BELOW_METERS ? `${Math.round(meters / METERS_PER_FOOT / 10) * 10} ft` : miles(meters);

/** Formats the same length with meters behind it: "400 ft (121 m)", "0.21 mi (332 m)". */
export const legInBoth = (meters: number): string => `${legWords(meters)} (${meters} m)`;

/**
 * Formats a distance always in miles, so that the stops can be compared, and rounded to a tenth,
 * because the measurement is not more exact.
 */
export const milesWords = (meters: number): string => miles(meters, 1);

/** Formats the distance walked so far. */
export const walkedWords = (meters: number): string => `${milesWords(meters)} walked`;

/** Returns the walking time in whole minutes, at least one. */
export const walkMinutes = (meters: number): number => Math.max(1, Math.round(meters / WALKED_PER_MINUTE_METERS));
