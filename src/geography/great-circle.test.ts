import { describe, expect, it } from 'vitest';
import { bearingTo, metersBetween } from './great-circle';

const BOROUGH_HALL = { lat: 40.69254, lon: -73.99099 };
const BRIDGE_CORNER = { lat: 40.70104, lon: -73.99128 };

describe('between two places', () => {
  it('measures in a straight line', () => {
    expect(metersBetween(BRIDGE_CORNER, BRIDGE_CORNER)).toBe(0);
    expect(metersBetween(BRIDGE_CORNER, BOROUGH_HALL)).toBeCloseTo(945.5, 0);
    expect(metersBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111_195, -1);
  });

  it.each([
    [{ lat: 41, lon: -74 }, 0],
    [{ lat: 40, lon: -73 }, 90],
    [{ lat: 39, lon: -74 }, 180],
    [{ lat: 40, lon: -75 }, 270],
  ])('sets out for %j at about %d degrees', (to, degrees) => {
    const off = Math.abs(bearingTo({ lat: 40, lon: -74 }, to) - degrees);
    expect(Math.min(off, 360 - off)).toBeLessThan(1);
  });
});
