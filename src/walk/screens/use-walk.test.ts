import { expect, it } from 'vitest';
import { placeOf } from './use-walk';

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
