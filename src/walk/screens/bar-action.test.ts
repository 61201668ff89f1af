import { expect, it } from 'vitest';
import { tour } from '../../../tests/setup/content/content';
import { actionOf, backWords } from './Bar';
import type { Walk } from './use-walk';

const walk = {
  tour: tour('brooklyn-heights'),
  place: { kind: 'way', stop: 2 },
  punched: new Set<number>(),
} as unknown as Walk;

it('says that a stop was passed only if the walker came to it', () => {
  const passed = { arrivedAt: undefined, isAhead: true, hasPassed: true };
  expect(actionOf(walk, passed, true)).toMatchObject({ punches: 2, title: 'Mark stop 2', line: 'You have passed it' });
  expect(actionOf(walk, { ...passed, hasPassed: false }, true)).toMatchObject({
    punches: 2,
    title: 'Mark stop 2',
    line: walk.tour.stops[1]?.title,
  });
  expect(actionOf(walk, { arrivedAt: undefined, isAhead: false, hasPassed: false }, true)).toMatchObject({
    title: 'I am here',
  });
});

it("names the walker's place in the link back from the map and the list", () => {
  expect(backWords({ kind: 'way', stop: 4 })).toBe('Back to the way to stop 4');
  expect(backWords({ kind: 'stop', stop: 4 })).toBe('Back to stop 4');
  expect(backWords({ kind: 'end' })).toBe('Back to the end of the walk');
  expect(backWords({ kind: 'cover' })).toBe('Back to the beginning of the walk');
});
