// The live map of a walk, as whole numbers on a flat plane. tools/site/maps makes it of a district's file in the
// build, which is what an import of `{walk}.json?map` gives.

import type { District, LatLon } from './district';
import { METERS_PER_DEGREE, toMapUnits } from './map-frames';

/** A line in the order it is drawn: x and y of its first point, then for each further one how far it is from the last. */
export type Steps = readonly number[];

/**
 * A street and the spots where its name may stand, two numbers each: which of `spotsAlong(line, NAME_STEP)`, and what
 * `readSpot` reads. No spots, no words.
 */
export type StreetFigures = readonly [line: Steps, words?: string, spots?: readonly number[]];

export interface WalkMapFigures {
  /** Latitude and longitude of the plane's zero, and the compass bearing that points up. */
  readonly center: readonly [lat: number, lon: number];
  readonly rotation: number;
  /** Outlines; none: land all over. */
  readonly land: readonly Steps[];
  readonly parks: readonly Steps[];
  readonly bridges: readonly StreetFigures[];
  readonly streets: readonly StreetFigures[];
  readonly broad: readonly StreetFigures[];
  /** The ways between the stops: the first begins at stop 1, each further one where the last ended. */
  readonly legs: readonly Steps[];
  /** Names of waters and of parks, each at its place; a park's along it, by degrees, from a level of nearness on. */
  readonly waters: readonly (readonly [name: string, x: number, y: number])[];
  readonly areas: readonly (readonly [name: string, x: number, y: number, turn: number, level: number])[];
}

export const UNITS_PER_METER = 2;

/** Pixels a unit at level 0 of nearness; each further level is nearer by the factor. */
export const LEVELS = { first: 0.125, factor: Math.SQRT2, count: 8 } as const;

/** The level of nearness of a scale, in pixels a unit. */
export const levelAt = (scale: number): number =>
  Math.floor(Math.log(scale / LEVELS.first) / Math.log(LEVELS.factor) + 1e-6);

/** In units of the plane. */
export const NAME_STEP = 16;

/** A place of a name: the first level of nearness that has room for it, and on which side of a street that the way covers. */
export interface NamePlace {
  readonly level: number;
  /** Above the street, on it, or below. */
  readonly side: -1 | 0 | 1;
}

export const writeSpot = ({ level, side }: NamePlace): number => level * 3 + side + 1;
export const readSpot = (written: number): NamePlace => ({
  level: Math.floor(written / 3),
  side: ((written % 3) - 1) as NamePlace['side'],
});

/** A place on the plane of a map, as exact as it is given. */
export function onPlaneOf(
  { center: [lat, lon], rotation }: Pick<WalkMapFigures, 'center' | 'rotation'>,
  place: { readonly lat: number; readonly lon: number },
): readonly [x: number, y: number] {
  const frame = { center: { lat, lon }, rotation, scale: UNITS_PER_METER, width: 0, height: 0 };
  const { x, y } = toMapUnits(frame, place);
  return [x, y];
}

/** The corners of a line. */
export function cornersOf(steps: Steps): readonly (readonly [x: number, y: number])[] {
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  steps.forEach((step, i) => {
    if (i % 2 === 0) x += step;
    else corners.push([x, (y += step)]);
  });
  return corners;
}

/** The place on the earth of a point of the plane. */
export function placeAt(
  { center: [lat, lon], rotation }: Pick<WalkMapFigures, 'center' | 'rotation'>,
  [x, y]: readonly [x: number, y: number],
): LatLon {
  const turn = (rotation * Math.PI) / 180;
  const [right, up] = [x / UNITS_PER_METER, -y / UNITS_PER_METER];
  const east = right * Math.cos(turn) + up * Math.sin(turn);
  const north = up * Math.cos(turn) - right * Math.sin(turn);
  const metersPerDegree = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return [lat + north / METERS_PER_DEGREE, lon + east / metersPerDegree];
}

/** The stops and the ways between them, for whoever compares a position with them. */
export function routeOf(map: WalkMapFigures): Pick<District, 'stops' | 'legs'> {
  const legs = map.legs.map((leg) => cornersOf(leg).map((corner) => placeAt(map, corner)));
  const ends = legs.flatMap((leg) => leg.slice(-1));
  return { stops: [...(legs[0]?.slice(0, 1) ?? []), ...ends], legs };
}
