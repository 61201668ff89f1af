import { describe, expect, it } from 'vitest';
import everyWalk from '../../content/every-walk.yaml?top';
import type { Tour } from '../../content/schemas';
import { aroundStop, leaveWords, placesOf } from './around';

const north = (meters: number) => ({ lat: 40.7 + meters / 111_195, lon: -73.99 });
const tour = {
  stops: [{ at: north(0) }, { at: north(1_000) }],
  around: [
    { kind: 'restrooms', stop: 1, words: 'In the park.', at: north(30) },
    { kind: 'benches', stop: 2, words: 'On the square.' },
  ],
  meeting: {
    stations: [
      { name: 'Low St', lines: 'A C', stepFree: 'Not step-free. About 660 ft (200 m) from the start.', at: north(200) },
      {
        name: 'High St',
        lines: '4',
        stepFree: 'Elevator to the street, stairs to the platform. Ask.',
        at: north(1_010),
      },
      { name: 'Nowhere', lines: 'Z', stepFree: 'Step-free.' },
    ],
  },
} as unknown as Tour;

describe('the places around a stop', () => {
  it('name the nearest station to leave from, with its steps and no distance from elsewhere, and warn of an elevator', () => {
    expect(leaveWords(tour, 1)).toBe(
      'Low St (A, C), about 660 ft (200 m) to the north in a straight line. Not step-free.',
    );
    expect(leaveWords(tour, 2)).toBe(
      `High St (4), at this stop. Elevator to the street, stairs to the platform. ${everyWalk.elevators}`,
    );
    expect(leaveWords({ ...tour, meeting: { ...tour.meeting, stations: [] } }, 1)).toBeUndefined();
  });

  it('are listed at the stop nearest to them', () => {
    expect(aroundStop(tour, 1)).toEqual([
      { label: 'Restrooms', words: 'In the park.' },
      { label: 'Subway', words: 'Low St (A, C), about 660 ft (200 m) in a straight line.' },
    ]);
    expect(aroundStop(tour, 2).map(({ words }) => words)).toEqual(['On the square.', 'High St (4), here.']);
  });

  it('are on the map if their place is known', () => {
    expect(placesOf(tour).map(({ kind }) => kind)).toEqual(['station', 'station', 'restrooms']);
  });
});
