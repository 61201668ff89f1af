// The live map of a walk, as whole numbers on a flat plane. The build makes it from a district's file
// (tools/site/maps); an import of `{walk}.json?map` gives it.

import { METERS_PER_DEGREE, RADIANS } from './coordinates';
import type { District, LatLon } from './district';
import { turned } from './lines';

/** The points of a line in order: x and y of the first point, then for each point its offset from the point before. */
export type Offsets = readonly number[];

/**
 * A street, its name, and the spots where the name may stand, as numbers for `readSpot`. Without spots
 * it has no name.
 */
export type StreetFigures = readonly [line: Offsets, words?: string, spots?: readonly number[]];

export interface WalkMapFigures {
  /** Latitude and longitude of the plane's origin; below it the compass bearing in degrees that points up. */
  readonly center: readonly [lat: number, lon: number];
  readonly rotation: number;
  /** Outlines of the land; if the list is empty, everything is land. */
  readonly land: readonly Offsets[];
  readonly parks: readonly Offsets[];
  /**
   * The streets by their style. An `area` is only the name of a park: its line is not drawn, but the
   * name follows it.
   */
  readonly streets: Readonly<Record<StreetKind, readonly StreetFigures[]>>;
  /** The routes to the stops: the first is stop 1 alone; each further route begins where the one before it ends. */
  readonly legs: readonly Offsets[];
  /** For each zoom level where the squares of stops would overlap: by how much these stops (counted from 0) move. */
  readonly aside: Readonly<Record<number, Readonly<Record<number, readonly [x: number, y: number]>>>>;
  /** Names of waters, each with its place. */
  readonly waters: readonly (readonly [name: string, x: number, y: number])[];
}

export const STREET_KINDS = ['bridge', 'side', 'broad', 'area'] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

export const UNITS_PER_METER = 2;

/** Pixels per unit at zoom level 0, the factor between two levels, and their number. */
export const LEVELS = { first: 0.125, factor: Math.SQRT2, count: 8 } as const;

/** Returns the zoom level of a scale in pixels per unit. */
export const levelAt = (scale: number): number =>
  Math.floor(Math.log(scale / LEVELS.first) / Math.log(LEVELS.factor) + 1e-6);

/** Returns how many units of the plane a pixel is at the start of a zoom level, or a `share` of the level further. */
export const unitAt = (level: number, share = 0): number => 1 / (LEVELS.first * LEVELS.factor ** (level + share));

/** The distance between two possible places of a name in units of the plane. */
export const NAME_STEP = 16;

/** A place for a name along a street. */
export interface NamePlace {
  /** The index of the place in `spotsAlong(line, NAME_STEP)`. */
  readonly index: number;
  /** The first zoom level that has room for the name. */
  readonly level: number;
  /** -1: left of the street in its direction; 0: on it; 1: right. The name is beside it where the route covers it. */
  readonly side: -1 | 0 | 1;
}

/** Returns a place for a name as one whole number, which `readSpot` reads. The level must be below `LEVELS.count`. */
export const writeSpot = ({ index, level, side }: NamePlace): number => (index * LEVELS.count + level) * 3 + side + 1;
/** Returns the index, the level and the side of the place that `writeSpot` has written as a number. */
export const readSpot = (written: number): readonly [NamePlace['index'], NamePlace['level'], side: number] => [
  Math.floor(written / 3 / LEVELS.count),
  Math.floor(written / 3) % LEVELS.count,
  (written % 3) - 1,
];

type Corner = readonly [x: number, y: number];

/** Returns the corners of a line. */
export function cornersOf(steps: Offsets): readonly Corner[] {
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

/** Returns a place on the plane of a map, without rounding. At this size the earth counts as flat. */
export function onPlaneOf({ center: [lat, lon], rotation }: Plane, { latitude, longitude }: Place): Corner {
  const north = (latitude - lat) * UNITS_PER_DEGREE;
  const east = (longitude - lon) * UNITS_PER_DEGREE * Math.cos(lat * RADIANS);
  return turned([east, -north], -rotation);
}

/** Returns the place on the earth of a point of the plane. */
export function placeAt({ center: [lat, lon], rotation }: Plane, [x, y]: Corner): LatLon {
  const [east, south] = turned([x, y], rotation);
  return [lat - south / UNITS_PER_DEGREE, lon + east / UNITS_PER_DEGREE / Math.cos(lat * RADIANS)];
}

/** Returns the stops and the routes between them in degrees, for comparing a position with them. */
export function routeOf(map: WalkMapFigures): Pick<District, 'stops' | 'legs'> {
  const ways = map.legs.map((leg) => cornersOf(leg).map((corner) => placeAt(map, corner)));
  return { stops: ways.flatMap((way) => way.slice(-1)), legs: ways.slice(1) };
}
