import { describe, expect, it } from 'vitest';
import { placeAt, UNITS_PER_METER } from '../../geography/walk-map';
import { OFF_LEG_METERS, SURE_ACCURACY_METERS } from '../position/thresholds';
import type { Point } from './view';
import { stopsOf, wayOf } from './way';

/** Three stops in a line to the right, 100 m apart; the second leg has a corner. */
const MAP = {
  center: [40.7, -74],
  rotation: 20,
  legs: [
    [0, 0],
    [0, 0, 200, 0],
    [200, 0, 100, 0, 0, 200],
    [300, 200, 50, 0],
  ],
} as const;
const at = (point: Point, accuracy: number) => {
  const [latitude, longitude] = placeAt(MAP, point);
  return { latitude, longitude, accuracy };
};

it('finds the stops at the ends of the legs', () => {
  expect(stopsOf(MAP)).toEqual([
    [0, 0],
    [200, 0],
    [300, 200],
    [350, 200],
  ]);
});

describe('the way', () => {
  it('is all ahead before the walk begins', () => {
    const all = 'M0,0M0,0,200,0M200,0,300,0,300,200M300,200,350,200';
    expect(wayOf(MAP, undefined, [])).toEqual({ behind: '', next: all, later: '' });
    expect(wayOf(MAP, 1, [])).toEqual({ behind: '', next: 'M0,0', later: all.slice(4) });
    expect(wayOf(MAP, 1, [], at([9, 9], 5)).next).toBe('M0,0');
  });

  it('has behind it only the legs between marked stops for a walker who goes the other way', () => {
    expect(wayOf(MAP, undefined, [2, 3, 4])).toEqual({
      behind: 'M200,0,300,0,300,200M300,200,350,200',
      next: 'M0,0M0,0,200,0',
      later: '',
    });
    expect(wayOf(MAP, undefined, [1, 3]).behind).toBe('');
  });

  it('has parts behind, next and later for a stop in the middle', () => {
    expect(wayOf(MAP, 3, [])).toEqual({
      behind: 'M0,0M0,0,200,0',
      next: 'M200,0,300,0,300,200',
      later: 'M300,200,350,200',
    });
  });

  it('is all behind after the last stop', () => {
    expect(wayOf(MAP, 5, [])).toEqual({
      behind: 'M0,0M0,0,200,0M200,0,300,0,300,200M300,200,350,200',
      next: '',
      later: '',
    });
  });

  it('is behind up to the walker', () => {
    expect(wayOf(MAP, 3, [], at([304, 81.2], 20))).toEqual({
      behind: 'M0,0M0,0,200,0M200,0,300,0,300,81',
      next: 'M300,81,300,200',
      later: 'M300,200,350,200',
    });
  });

  it('is divided at the spot nearest to a walker beside it, which may be a corner', () => {
    expect(wayOf(MAP, 3, [], at([299, -12], 20))).toMatchObject({
      behind: 'M0,0M0,0,200,0M200,0,299,0',
      next: 'M299,0,300,0,300,200',
    });
  });

  it.each([
    ['not exact', at([300, 80], SURE_ACCURACY_METERS + 1)],
    ['off the way', at([300 + (OFF_LEG_METERS + 10) * UNITS_PER_METER + 1, 80], 10)],
  ] as const)('is not cut by a position that is %s', (_, position) => {
    expect(wayOf(MAP, 3, [], position).next).toBe('M200,0,300,0,300,200');
  });
});
