// The live map of a walk, as whole numbers on a flat plane. tools/site/maps makes it of a district's file in the
// build, which is what an import of `{walk}.json?map` gives.

import type { District, LatLon } from './district';
import { RADIANS, turned } from './lines';
import { METERS_PER_DEGREE } from './map-frames';

/** A line in the order it is drawn: x and y of its first point, then for each further one how far it is from the last. */
export type Steps = readonly number[];

/** A street and the spots where its name may stand, each as `readSpot` reads it. No spots, no words. */
export type StreetFigures = readonly [line: Steps, words?: string, spots?: readonly number[]];

export interface WalkMapFigures {
  /** Latitude and longitude of the plane's zero, and the compass bearing that points up. */
  readonly center: readonly [lat: number, lon: number];
  readonly rotation: number;
  /** Outlines; none: land all over. */
  readonly land: readonly Steps[];
  readonly parks: readonly Steps[];
  /** By what they are drawn as. An area is a park's name alone: its line is not drawn, and the name stands along it. */
  readonly streets: Readonly<Record<StreetKind, readonly StreetFigures[]>>;
  /** The ways to the stops: the first is stop 1 alone, each further one begins where the last ended. */
  readonly legs: readonly Steps[];
  /** For each level of nearness where squares of stops would lie on each other, by how much these stops (from 0) move. */
  readonly aside: Readonly<Record<number, Readonly<Record<number, readonly [x: number, y: number]>>>>;
  /** Names of waters, each at its place. */
  readonly waters: readonly (readonly [name: string, x: number, y: number])[];
}

export const STREET_KINDS = ['bridge', 'side', 'broad', 'area'] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

export const UNITS_PER_METER = 2;

/** Pixels a unit at level 0 of nearness; each further level is nearer by the factor. `levelAt` and `unitAt` say the same. */
export const LEVELS = { first: 0.125, factor: Math.SQRT2, count: 8 } as const;

/** The level of nearness of a scale, in pixels a unit. */
export const levelAt = (scale: number): number => Math.floor(Math.log2(scale) * 2 + 6 + 1e-6);

/** Units of the plane that a pixel is at a level of nearness: where it begins, or a `share` of it further. */
export const unitAt = (level: number, share = 0): number => 2 ** (3 - (level + share) / 2);

/** In units of the plane. */
export const NAME_STEP = 16;

/** A place of a name along a street. */
export interface NamePlace {
  /** Which of `spotsAlong(line, NAME_STEP)`. */
  readonly index: number;
  /** The first level of nearness that has room for it. */
  readonly level: number;
  /** Left of the street as it goes, on it, or right: beside it where the way covers the street. */
  readonly side: -1 | 0 | 1;
}

export const writeSpot = ({ index, level, side }: NamePlace): number => (index * 8 + level) * 3 + side + 1;
export const readSpot = (written: number): readonly [NamePlace['index'], NamePlace['level'], side: number] => [
  Math.floor(written / 24),
  Math.floor(written / 3) % 8,
  (written % 3) - 1,
];

type Corner = readonly [x: number, y: number];

/** The corners of a line. */
export function cornersOf(steps: Steps): readonly Corner[] {
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  steps.forEach((step, i) => {
    if (i % 2 === 0) x += step;
    else corners.push([x, (y += step)]);
  });
  return corners;
}

const UNITS_PER_DEGREE = METERS_PER_DEGREE * UNITS_PER_METER;

type Plane = Pick<WalkMapFigures, 'center' | 'rotation'>;
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the plane of a map, as exact as it is given. At this size the earth is flat. */
export function onPlaneOf({ center: [lat, lon], rotation }: Plane, { latitude, longitude }: Place): Corner {
  const north = (latitude - lat) * UNITS_PER_DEGREE;
  const east = (longitude - lon) * UNITS_PER_DEGREE * Math.cos(lat * RADIANS);
  return turned([east, -north], -rotation);
}

/** The place on the earth of a point of the plane. */
export function placeAt({ center: [lat, lon], rotation }: Plane, [x, y]: Corner): LatLon {
  const [east, south] = turned([x, y], rotation);
  return [lat - south / UNITS_PER_DEGREE, lon + east / UNITS_PER_DEGREE / Math.cos(lat * RADIANS)];
}

/** The stops and the ways between them, for whoever compares a position with them. */
export function routeOf(map: WalkMapFigures): Pick<District, 'stops' | 'legs'> {
  const ways = map.legs.map((leg) => cornersOf(leg).map((corner) => placeAt(map, corner)));
  return { stops: ways.flatMap((way) => way.slice(-1)), legs: ways.slice(1) };
}
