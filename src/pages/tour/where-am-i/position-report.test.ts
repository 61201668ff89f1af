import { describe, expect, it } from 'vitest';
import { MAP_FRAMES, type MapDistrict } from '../../../geography/map-frames';
import { newPosition, reducePosition } from '../../../walk/position/position';
import { positionState } from '../../../walk/position/position-state';
import { reportOf } from './position-report';

const mapped = {
  district: 'brooklyn-heights' as const,
  stops: [
    { title: 'Ned of the Bridge', at: { lat: 40.70104, lon: -73.99128 } },
    { title: 'Tom, Dick and Harry', at: { lat: 40.69512, lon: -73.99818 } },
  ],
};

const route = { stops: mapped.stops.map(({ at }) => [at.lat, at.lon] as const), legs: [] };
const atFirst = reducePosition(route, newPosition({ stop: undefined, open: [1, 2] }), { type: 'asked' }, 0);

/** Returns the report of one position, followed by 90 seconds without another one. */
function reportOfFix(
  shown: typeof mapped | (Omit<typeof mapped, 'district'> & { district: MapDistrict }),
  coords: Coords,
  later = 0,
) {
  const fixed = reducePosition(route, atFirst, { type: 'fix', fix: { ...coords, at: 1000 } }, 1000);
  const now = reducePosition(route, fixed, { type: 'tick' }, 1000 + later);
  return present(reportOf(shown, positionState(route, now)));
}
function reportOfError(code: number) {
  return present(reportOf(mapped, positionState(route, reducePosition(route, atFirst, { type: 'error', code }, 0))));
}
interface Coords {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing is reported');
  return value;
}

describe('a position', () => {
  it('at a stop names the stop', () => {
    const { words, figures, mark, over } = reportOfFix(mapped, {
      latitude: 40.6951,
      longitude: -73.9982,
      accuracy: 12,
    });
    expect(words).toBe('You are at stop 2, Tom, Dick and Harry.');
    expect(figures).toBe('This is accurate to about 30 ft (10 m).');
    expect(mark?.radius).toBeCloseTo(12 * MAP_FRAMES['brooklyn-heights'].scale);
    expect(over).toBeUndefined();
  });

  it('does not name a stop if the accuracy is poor', () => {
    const { words, figures } = reportOfFix(mapped, { latitude: 40.6951, longitude: -73.9982, accuracy: 400 });
    expect(words).toBe('You are somewhere in the circle. Its middle is nearest to stop 2, Tom, Dick and Harry.');
    expect(figures).toBe('This is accurate to about 1,310 ft (400 m).');
  });

  it('has no direction within its error, and no figure finer than that', () => {
    // The stop is 40 m to the west.
    const near = { latitude: 40.69512, longitude: -73.99771 };
    expect(reportOfFix(mapped, { ...near, accuracy: 60 }).words).toMatch(/^You are somewhere in the circle\./);
    expect(reportOfFix(mapped, { ...near, accuracy: 60 }).figures).not.toContain('to the west');
    expect(reportOfFix(mapped, { ...near, accuracy: 12 }).figures).toBe(
      'It is about 130 ft (40 m) to the west of you. This is accurate to about 30 ft (10 m).',
    );
    const farther = { latitude: 40.69512, longitude: -73.9947 };
    expect(reportOfFix(mapped, { ...farther, accuracy: 60 }).figures).toContain(
      'about 980 ft (300 m) to the west of you',
    );
    expect(reportOfFix(mapped, { ...farther, accuracy: 180 }).figures).toContain('about 660 ft (200 m) to the west');
  });

  it('between stops gives the distance and direction of the nearest one', () => {
    const { words, figures, mark } = reportOfFix(mapped, { latitude: 40.69726, longitude: -73.99464, accuracy: 20 });
    expect(words).toBe('The nearest is stop 2, Tom, Dick and Harry.');
    expect(figures).toBe(
      'It is about 1,310 ft (400 m) to the southwest of you. This is accurate to about 70 ft (20 m).',
    );
    expect(mark).toMatchObject({ x: 800, y: 1000 });
  });

  it('off the map has no mark, but the distance and direction of the walk', () => {
    const { words, figures, mark, over } = reportOfFix(mapped, {
      latitude: 40.758,
      longitude: -73.9855,
      accuracy: 30,
    });
    expect(words).toBe('You are not on this map. The nearest is stop 1, Ned of the Bridge.');
    expect(figures).toBe(
      'The walk is about 3.9 miles (6.4 km) to the south of you. This is accurate to about 100 ft (30 m).',
    );
    expect(mark).toBeUndefined();
    expect(over).toBeUndefined();
  });

  it.each(Object.keys(MAP_FRAMES) as MapDistrict[])('in the middle of %s is in the middle of its map', (district) => {
    const { center, width, height } = MAP_FRAMES[district];
    const { mark } = reportOfFix({ ...mapped, district }, { latitude: center.lat, longitude: center.lon, accuracy: 1 });
    expect(mark).toMatchObject({ x: width / 2, y: height / 2 });
  });
});

describe('no position', () => {
  it.each(['not-asked', 'asking'] as const)('yet (%s): says nothing', (kind) => {
    expect(reportOf(mapped, { kind })).toBeUndefined();
  });
  it('after a refusal: says how to change it, and removes the mark', () => {
    const refused = reportOfError(1);
    expect(refused).toMatchObject({ over: true, words: expect.stringContaining('settings of your browser') as string });
    expect(refused.words).toMatch(/reload/i);
    expect(refused.mark).toBeUndefined();
  });
  it.each([
    [2, 'cannot find its location'],
    [3, 'took too long'],
  ])('with code %d before there was one: says why, and is over', (code, words) => {
    expect(reportOfError(code)).toMatchObject({
      over: true,
      words: expect.stringContaining(words) as string,
    });
  });
  it('during silence: keeps the mark, and the watch continues', () => {
    const coords = { latitude: 40.6951, longitude: -73.9982, accuracy: 12 };
    const lost = reportOfFix(mapped, coords, 90_000);
    expect(lost.words).toBe('Your location is not updating. The mark shows where you were last.');
    expect(lost.mark).toEqual(reportOfFix(mapped, coords).mark);
    expect(lost.over).toBeUndefined();
  });
});
