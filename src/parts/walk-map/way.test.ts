import { describe, expect, it } from 'vitest';
import { UNITS_PER_METER } from '../../geography/walk-map';
import { stopsOf, wayOf } from './way';

/** Three stops in a line to the right, 100 m apart, the second leg with a corner. */
const MAP = {
  legs: [
    [0, 0, 200, 0],
    [200, 0, 100, 0, 0, 200],
    [300, 200, 50, 0],
  ],
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
  it('is all ahead before one sets out', () => {
    const all = 'M0,0,200,0M200,0,300,0,300,200M300,200,350,200';
    expect(wayOf(MAP, undefined)).toEqual({ behind: '', next: all, later: '' });
    expect(wayOf(MAP, 1)).toEqual({ behind: '', next: '', later: all });
  });

  it('is behind, next and later for a stop in the middle', () => {
    expect(wayOf(MAP, 3)).toEqual({ behind: 'M0,0,200,0', next: 'M200,0,300,0,300,200', later: 'M300,200,350,200' });
  });

  it('is all behind after the last', () => {
    expect(wayOf(MAP, 5)).toEqual({ behind: 'M0,0,200,0M200,0,300,0,300,200M300,200,350,200', next: '', later: '' });
  });

  it('is behind up to the walker', () => {
    const at = { point: [304, 81.2], accuracy: 20 } as const;
    expect(wayOf(MAP, 3, at)).toEqual({
      behind: 'M0,0,200,0M200,0,300,0,300,81',
      next: 'M300,81,300,200',
      later: 'M300,200,350,200',
    });
  });

  it('is cut at the spot that is nearest to who stands beside it, a corner as well', () => {
    expect(wayOf(MAP, 3, { point: [299, -12], accuracy: 20 })).toMatchObject({
      behind: 'M0,0,200,0M200,0,299,0',
      next: 'M299,0,300,0,300,200',
    });
  });

  it.each([
    ['not exact', { point: [300, 80], accuracy: 76 }],
    ['off the way', { point: [300 + (45 + 10) * UNITS_PER_METER + 1, 80], accuracy: 10 }],
  ] as const)('is not cut by a position that is %s', (_, at) => {
    expect(wayOf(MAP, 3, at).next).toBe('M200,0,300,0,300,200');
  });
});
