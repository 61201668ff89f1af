// The maps of a walk are drawn from a separate file, src/geography/{walk}.json. A stop that differs
// from it would be at a wrong corner of the maps, so the build fails with a message that the owner
// can pass on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates } from '../../../src/geography/coordinates';
import type { DistrictFile } from '../../../src/geography/district';
import { MAP_FRAMES } from '../../../src/geography/map-frames';

/** The largest difference in degrees at which two positions count as equal: about a centimeter. */
const SAME_PLACE_DEGREES = 1e-7;
const WHO_HELPS = 'whoever looks after the program follows "Add a stop" in docs/CONTRIBUTING.md';

export interface WalkOnMaps {
  readonly slug: string;
  readonly stops: readonly { readonly title: string; readonly at: Coordinates }[];
}
type Place = readonly [lat: number, lon: number];

const isSame = (a: Place, b: Place): boolean =>
  a.every((degrees, index) => Math.abs(degrees - (b[index] ?? Number.NaN)) < SAME_PLACE_DEGREES);
const written = (place: Place): string => place.map((degrees) => degrees.toFixed(5)).join(', ');

/**
 * Compares the stops of a walk with those on its maps.
 *
 * @param mapped the stops of `src/geography/{slug}.json`; undefined for a walk without maps
 * @returns one line for each stop that is new, removed or moved, or else one line for the first
 * stop in another order
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
  /**
   * Returns the position on the maps of the stop with this number, if both have the same number of
   * stops and that position belongs to no other stop.
   */
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

/** Returns the stops of a walk's maps; undefined if there is no such file. */
export function mappedStops(root: string, slug: string): DistrictFile['stops'] | undefined {
  const file = join(root, 'src/geography', `${slug}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DistrictFile).stops : undefined;
}

/**
 * Returns what the map of a walk lacks in `src/geography`, one line each: the file of the walk, and its frame.
 *
 * @param mapped the stops of that file; undefined if there is no such file
 */
export function missingOnMaps(slug: string, mapped: DistrictFile['stops'] | undefined): string[] {
  const file = `src/geography/${slug}.json`;
  const missing = [
    ...(mapped === undefined ? [`${file}: there is no such file`] : []),
    ...(Object.hasOwn(MAP_FRAMES, slug) ? [] : [`src/geography/map-frames.ts: expected a frame for "${slug}"`]),
  ];
  return missing.map((line) => `${line}; whoever looks after the program follows "Add a walk" in docs/CONTRIBUTING.md`);
}
