// Places on the earth, and the two figures that all calculations with them share.

/** A place on the earth, in degrees (WGS84). */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** The length of a degree of latitude in meters, on a sphere with the earth's mean radius. */
export const METERS_PER_DEGREE = 111_195;

/** A degree in radians. */
export const RADIANS = Math.PI / 180;
