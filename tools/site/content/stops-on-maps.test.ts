import { describe, expect, it } from 'vitest';
import { checkContent } from './check-content';
import { filesOf } from './content-file';
import { mappedStops, missingOnMaps, stopsOffTheMaps } from './stops-on-maps';

const MAPPED = [
  [40.71, -73.99],
  [40.72, -73.98],
  [40.73, -73.97],
] as const;
const HELP = 'whoever looks after the program follows "Add a stop" in docs/CONTRIBUTING.md';
const stopsAt = (...places: readonly (readonly [number, number])[]) =>
  places.map(([lat, lon]) => ({ title: `The cat at ${lat}`, at: { lat, lon } }));
const found = (...places: readonly (readonly [number, number])[]): string[] =>
  stopsOffTheMaps({ slug: 'the-walk', stops: stopsAt(...places) }, MAPPED);
const [first, second, third] = MAPPED;

const walks = filesOf(checkContent(process.cwd()).files, 'tour').map(({ value }) => value);

it('finds nothing in the walks as they stand, each of which has maps', () => {
  expect(walks.length).toBeGreaterThan(0);
  for (const walk of walks) {
    const mapped = mappedStops(process.cwd(), walk.slug);
    expect(mapped, walk.slug).toHaveLength(walk.stops.length);
    expect(stopsOffTheMaps(walk, mapped)).toEqual([]);
    expect(missingOnMaps(walk.slug, mapped)).toEqual([]);
  }
});

describe('one line that names the stop and the file of the maps', () => {
  it('for a new stop at the end, and in the middle', () => {
    const says = (stop: number) => [
      `src/content/tours/the-walk.md → stop ${stop} "The cat at 40.74": the maps do not have it: they are drawn from src/geography/the-walk.json; ${HELP}`,
    ];
    expect(found(first, second, third, [40.74, -73.96])).toEqual(says(4));
    expect(found(first, [40.74, -73.96], second, third)).toEqual(says(2));
  });

  it('for a stop that has another place', () => {
    expect(found(first, [40.7201, -73.98], third)).toEqual([
      `src/content/tours/the-walk.md → stop 2 "The cat at 40.7201": its At is 40.72010, -73.98000, but the maps have it at 40.72000, -73.98000 (src/geography/the-walk.json); ${HELP}`,
    ]);
  });

  it('for a stop that was moved in the order', () => {
    expect(found(second, first, third)).toEqual([
      `src/content/tours/the-walk.md → stop 1 "The cat at 40.72": the maps have it as stop 2, for they are drawn in the order of src/geography/the-walk.json; ${HELP}`,
    ]);
  });

  it('for a stop that was taken out', () => {
    expect(found(first, third)).toEqual([
      `src/content/tours/the-walk.md: the maps still have a stop at 40.72000, -73.98000 that the walk has not (src/geography/the-walk.json); ${HELP}`,
    ]);
  });

  it('for each, where one was taken out and another put in at another number', () => {
    expect(found(first, third, [40.74, -73.96])).toEqual([
      expect.stringContaining('→ stop 3 "The cat at 40.74": the maps do not have it'),
      expect.stringContaining('the maps still have a stop at 40.72000, -73.98000'),
    ]);
  });
});

it('asks nothing of a walk that has no maps', () => {
  expect(stopsOffTheMaps({ slug: 'new', stops: stopsAt(first) }, undefined)).toEqual([]);
  expect(mappedStops(process.cwd(), 'no-such-walk')).toBeUndefined();
});
