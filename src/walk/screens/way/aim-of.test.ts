import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { newProgress, punch } from '../../progress/progress';
import type { Screen } from '../../progress/screen-hash';
import { aimOf, goesTheOtherWay, mapAimOf } from './aim-of';

const TOUR = tour('brooklyn-heights');
const LAST = TOUR.stops.length;
/** All stops but the second. */
const OTHERS = TOUR.stops.map((_, index) => index + 1).filter((stop) => stop !== 2);

const walkAt = (place: Screen, ...stops: readonly number[]) => ({
  tour: TOUR,
  place,
  punched: new Set(stops),
  justPunched: undefined,
  progress: stops.reduce((progress, stop) => punch(progress, stop, stop), newProgress(TOUR.slug, 0)),
});

it.each<readonly [what: string, place: Screen, punched: readonly number[], aim: number | undefined]>([
  ['the stop of a way', { kind: 'way', stop: 4 }, [1, 2, 3], 4],
  ['the stop of a way that is punched already', { kind: 'way', stop: 4 }, [1, 2, 3, 4], 4],
  ['a stop that is read ahead', { kind: 'stop', stop: 4 }, [1, 2, 3], 4],
  ['the stop after a punched one', { kind: 'stop', stop: 4 }, [1, 2, 3, 4], 5],
  ['the stop before, the other way', { kind: 'stop', stop: LAST - 1 }, [LAST, LAST - 1], LAST - 2],
  [
    'the stop after one that is read again on the other way',
    { kind: 'stop', stop: LAST - 1 },
    [LAST, LAST - 1, 1],
    LAST,
  ],
  ['nothing after the stop that filled the card', { kind: 'stop', stop: 2 }, [...OTHERS, 2], undefined],
  ['nothing after the last one', { kind: 'stop', stop: LAST }, [LAST], undefined],
  ['nothing on the cover', { kind: 'cover' }, [1], undefined],
])('the walker goes to %s', (_, place, punched, aim) => {
  expect(aimOf(walkAt(place, ...punched), true)).toBe(aim);
});

it('lets the map mark the same stop, and else the next one of the card', () => {
  expect(mapAimOf(walkAt({ kind: 'stop', stop: 4 }, 1, 2, 3), true)).toBe(4);
  expect(mapAimOf(walkAt({ kind: 'cover' }, 1, 2), true)).toBe(3);
  expect(mapAimOf({ ...walkAt({ kind: 'cover' }), progress: undefined }, true)).toBeUndefined();
  const all = TOUR.stops.map((_, index) => index + 1);
  expect(mapAimOf(walkAt({ kind: 'stop', stop: LAST }, ...all), true)).toBe(LAST + 1);
});

it('knows whether the walker goes the other way there', () => {
  const goes = (place: Screen, ...stops: readonly number[]): boolean => goesTheOtherWay(walkAt(place, ...stops));
  expect(goes({ kind: 'stop', stop: LAST - 1 }, LAST, LAST - 1)).toBe(true);
  expect(goes({ kind: 'stop', stop: LAST - 2 }, LAST, LAST - 1)).toBe(true);
  expect(goes({ kind: 'cover' }, LAST, LAST - 1)).toBe(true);
  // The directions to a stop are those of the walk.
  expect(goes({ kind: 'way', stop: LAST - 2 }, LAST, LAST - 1)).toBe(false);
  expect(goes({ kind: 'stop', stop: 2 }, LAST, LAST - 1)).toBe(false);
  expect(goes({ kind: 'stop', stop: 4 }, 1, 2, 3, 4)).toBe(false);
});

it('counts every stop as visited on a desk', () => {
  expect(mapAimOf(walkAt({ kind: 'stop', stop: 4 }), false)).toBe(5);
});

it('goes on from the stop that was marked on the map of another one', () => {
  const markedOnMap = (stop: number, ...stops: readonly number[]) =>
    aimOf({ ...walkAt({ kind: 'stop', stop }, ...stops), justPunched: stops.at(-1) }, true);
  expect(markedOnMap(4, 1, 2, 3, 4, 5)).toBe(6);
  expect(markedOnMap(5, 6, 5, 4)).toBe(3);
});
