// The maps of a walk are drawn from a file of their own, src/geography/{walk}.json. A stop that differs from it would
// stand at a wrong corner of the maps, so the build ends with a sentence that the owner can pass on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DistrictFile } from '../../../src/geography/district';

/** Places that are as near as this, in degrees, are one: a centimeter or so. */
const SAME_PLACE_DEGREES = 1e-7;
const WHO_HELPS = 'whoever looks after the program follows "Add a stop" in docs/CONTRIBUTING.md';

/** What of a walk is compared with its maps. */
export interface WalkOnMaps {
  readonly slug: string;
  readonly stops: readonly { readonly title: string; readonly at: { readonly lat: number; readonly lon: number } }[];
}
type Place = readonly [lat: number, lon: number];

const isSame = (a: Place, b: Place): boolean =>
  a.every((degrees, index) => Math.abs(degrees - (b[index] ?? Number.NaN)) < SAME_PLACE_DEGREES);
const written = (place: Place): string => place.map((degrees) => degrees.toFixed(5)).join(', ');

/**
 * Compares the stops of a walk with those that its maps are drawn from.
 * @param mapped the stops of `src/geography/{slug}.json`; undefined for a walk without maps
 * @returns one line for each stop that is new, gone, or has another place, else one for the first in another order
 */
export function stopsOffTheMaps({ slug, stops }: WalkOnMaps, mapped: DistrictFile['stops'] | undefined): string[] {
  if (mapped === undefined) return [];
  const maps = `src/geography/${slug}.json`;
  const drawn = mapped.map(([lat = Number.NaN, lon = Number.NaN]): Place => [lat, lon]);
  const told = stops.map(({ at }): Place => [at.lat, at.lon]);
  const line = (index: number, says: string): string =>
    `src/content/tours/${slug}.md → stop ${index + 1} "${stops[index]?.title ?? ''}": ${says}; ${WHO_HELPS}`;
  const isIn = (places: readonly Place[], place: Place): boolean => places.some((other) => isSame(place, other));
  const gone = drawn.filter((place) => !isIn(told, place));
  /** Where the maps have the stop of this number, if both have as many and theirs is at no other number. */
  const movedFrom = (index: number): Place | undefined =>
    drawn.length === told.length ? gone.find((place) => place === drawn[index]) : undefined;
  const added = told.flatMap((place, index) => (isIn(drawn, place) ? [] : [{ place, index, from: movedFrom(index) }]));
  const differing = added.map(({ place, index, from }) =>
    from === undefined
      ? line(index, `the maps do not have it: they are drawn from ${maps}`)
      : line(index, `its At is ${written(place)}, but the maps have it at ${written(from)} (${maps})`),
  );
  const removed = gone
    .filter((place) => !added.some(({ from }) => from === place))
    .map(
      (place) =>
        `src/content/tours/${slug}.md: the maps still have a stop at ${written(place)} that the walk has not (${maps}); ${WHO_HELPS}`,
    );
  if (differing.length > 0 || removed.length > 0) return [...differing, ...removed];
  return told
    .map((place) => drawn.findIndex((other) => isSame(other, place)))
    .flatMap((number, index) =>
      number === index
        ? []
        : [line(index, `the maps have it as stop ${number + 1}, for they are drawn in the order of ${maps}`)],
    )
    .slice(0, 1);
}

/** The stops that the maps of a walk are drawn from; undefined where there is no such file. */
export function mappedStops(root: string, slug: string): DistrictFile['stops'] | undefined {
  const file = join(root, 'src/geography', `${slug}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DistrictFile).stops : undefined;
}
