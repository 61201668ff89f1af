import { expect, it } from 'vitest';
import { tour } from '../../../tests/setup/content/content';
import { actionOf, backWords } from './Bar';
import type { Walk } from './use-walk';

const walk = {
  tour: tour('brooklyn-heights'),
  screen: { kind: 'way', stop: 2 },
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

it('offers a stop again whose mark another tab has taken back', () => {
  const nowhere = { arrivedAt: undefined, isAhead: false, hasPassed: false };
  expect(actionOf({ ...walk, justPunched: 2, punched: new Set([2]) }, nowhere, true)).toMatchObject({
    title: 'Read stop 2',
  });
  expect(actionOf({ ...walk, justPunched: 2 }, nowhere, true)).toMatchObject({ punches: 2, title: 'I am here' });
});

it('leads from the last open stop to the end of the walk, and not through stops that are marked', () => {
  const stops = walk.tour.stops.length;
  const punched = Array.from({ length: stops }, (_, index) => ({ stop: index + 1, at: 0 }));
  const nowhere = { arrivedAt: undefined, isAhead: false, hasPassed: false };
  const atStop2 = (order: typeof punched) =>
    actionOf(
      {
        ...walk,
        place: { kind: 'stop', stop: 2 },
        punched: new Set(order.map(({ stop }) => stop)),
        progress: { punched: order },
      } as unknown as Walk,
      nowhere,
      true,
    );
  const second = punched.filter(({ stop }) => stop === 2);
  const others = punched.filter(({ stop }) => stop !== 2);
  expect(atStop2([...others, ...second])).toMatchObject({ to: { kind: 'end' } });
  // A whole card is read again stop by stop.
  expect(atStop2(punched)).toMatchObject({ to: { kind: 'way', stop: 3 } });
  expect(atStop2(second)).toMatchObject({ to: { kind: 'way', stop: 3 } });
});

it('leads a walker who goes the other way to the stop before, and not back to the one just left', () => {
  const nowhere = { arrivedAt: undefined, isAhead: false, hasPassed: false };
  const atStop = (stop: number, ...order: number[]) =>
    actionOf(
      {
        ...walk,
        place: { kind: 'stop', stop },
        punched: new Set(order),
        progress: { punched: order.map((one) => ({ stop: one, at: 0 })) },
      } as unknown as Walk,
      nowhere,
      true,
    );
  expect(atStop(8, 9, 8)).toMatchObject({ to: { kind: 'stop', stop: 7 } });
  // A stop that is read again, one between marked ones, and one where the next is open.
  expect(atStop(8, 8, 9)).toMatchObject({ to: { kind: 'way', stop: 9 } });
  expect(atStop(8, 7, 9, 8)).toMatchObject({ to: { kind: 'way', stop: 9 } });
  expect(atStop(8, 8)).toMatchObject({ to: { kind: 'way', stop: 9 } });
  expect(atStop(1, 2, 1)).toMatchObject({ to: { kind: 'way', stop: 2 } });
});

it('marks on the map of a stop the stop that the walker has come to, and then leads to it', () => {
  const at = (screen: Walk['screen'], arrivedAt: number | undefined, justPunched?: number, ...punched: number[]) =>
    actionOf(
      { ...walk, screen, place: { kind: 'stop', stop: 4 }, justPunched, punched: new Set([4, ...punched]) },
      { arrivedAt, isAhead: false, hasPassed: false },
      true,
    );
  const map = { kind: 'map' } as const;
  expect(at(map, undefined, 4)).toMatchObject({ to: { kind: 'way', stop: 5 } });
  expect(at(map, 5, 4)).toMatchObject({ punches: 5 });
  expect(at(map, 5, 5, 5)).toMatchObject({ to: { kind: 'stop', stop: 5 } });
  expect(at(map, 6, 5, 5)).toMatchObject({ punches: 6 });
  // Stop 4 was read ahead, and is not marked.
  const passed = { ...walk, place: { kind: 'stop', stop: 4 }, justPunched: 5, punched: new Set([5]) } as Walk;
  const nowhere = { arrivedAt: undefined, isAhead: false, hasPassed: false };
  expect(actionOf({ ...passed, screen: map }, nowhere, true)).toMatchObject({ to: { kind: 'stop', stop: 5 } });
  expect(actionOf({ ...passed, screen: { kind: 'stop', stop: 4 } }, nowhere, true)).toMatchObject({ punches: 4 });
  // Stop 4 is not marked, and the walker has gone past it.
  const gone = { arrivedAt: undefined, isAhead: true, hasPassed: true };
  expect(actionOf({ ...walk, screen: map, place: { kind: 'stop', stop: 4 } }, gone, true)).toMatchObject({
    punches: 4,
    title: 'Mark stop 4',
    line: 'You have passed it',
  });
  // The text of a stop has no slip that offers another one.
  expect(at({ kind: 'stop', stop: 4 }, 5, 4)).toMatchObject({ to: { kind: 'way', stop: 5 } });
});

it("names the walker's place in the link back from the map and the list", () => {
  expect(backWords({ kind: 'way', stop: 4 })).toBe('Back to the way to stop 4');
  expect(backWords({ kind: 'stop', stop: 4 })).toBe('Back to stop 4');
  expect(backWords({ kind: 'end' })).toBe('Back to the end of the walk');
  expect(backWords({ kind: 'cover' })).toBe('Back to the beginning of the walk');
});
