import { describe, expect, it } from 'vitest';
import { placeOf, stopMarkedBefore } from './use-walk';

const way = { kind: 'way', stop: 2 } as const;
const map = { kind: 'map' } as const;
/** Another tab has gone to stop 7. */
const stored = { at: '#stop-7' };

it.each([
  ['the way is its own place', way, undefined, stored, way],
  ['the cover is its own place', { kind: 'cover' }, way, stored, { kind: 'cover' }],
  ['the map keeps the place of its tab', map, way, stored, way],
  ['the map of a new tab has the stored place', map, undefined, stored, { kind: 'stop', stop: 7 }],
  ['the map has the cover if no walk was begun', map, undefined, undefined, { kind: 'cover' }],
  ['the map after "Start over" has the cover', map, { kind: 'end' }, undefined, { kind: 'cover' }],
] as const)('%s', (_, screen, lastPlace, progress, place) => {
  expect(placeOf(screen, lastPlace, progress, 9)).toEqual(place);
});

describe('the stop of a way that is opened again', () => {
  const marked = (at: string, ...stops: number[]) => ({
    at,
    changedAt: 5,
    punched: stops.map((stop) => ({ stop, at: 5 })),
  });

  it('is still the one that was just marked there', () => {
    expect(stopMarkedBefore(way, marked('#to-2', 1, 2))).toBe(2);
  });

  it('is the last one of those that were marked there', () => {
    expect(stopMarkedBefore(way, marked('#to-2', 1, 2, 3, 4))).toBe(4);
  });

  it.each([
    ['it is not marked', way, marked('#to-2', 1)],
    ['only another stop was marked', way, marked('#to-2', 1, 3)],
    ['the walker has come back to the way of an earlier stop', way, { ...marked('#to-2', 1, 2, 3), changedAt: 6 }],
    ['the walker has read the stop, and comes back to the way', way, marked('#stop-2', 1, 2)],
    ['no walk was begun', way, undefined],
    ['the screen is the stop itself', { kind: 'stop', stop: 2 }, marked('#stop-2', 1, 2)],
  ] as const)('is none if %s', (_, screen, progress) => {
    expect(stopMarkedBefore(screen, progress)).toBeUndefined();
  });
});
