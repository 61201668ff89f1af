import { describe, expect, it } from 'vitest';
import { aboutWords, bearingTo, directionWords, metersBetween, metersWords, roundedLeg } from './distance-and-bearing';

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

  it.each([
    [0, 'north'],
    [22, 'north'],
    [23, 'northeast'],
    [180, 'south'],
    [292, 'west'],
    [293, 'northwest'],
    [338, 'north'],
    [359.9, 'north'],
  ])('calls %d degrees %s', (bearing, words) => expect(directionWords(bearing)).toBe(words));
});

describe('about how far', () => {
  it.each([
    [0, '20 ft (5 m)'],
    [14, '50 ft (15 m)'],
    [121, '330 ft (100 m)'],
    [930, '3,120 ft (950 m)'],
    [960, '0.6 miles (1 km)'],
    [2_430, '1.5 miles (2.4 km)'],
    [5_570_200, '3,461 miles (5,570 km)'],
  ])('%d meters', (meters, words) => expect(aboutWords(meters)).toBe(words));
});

describe('what is left of a leg', () => {
  it.each([
    [3, '30 ft (10 m)'],
    [121, '390 ft (120 m)'],
    [298, '980 ft (300 m)'],
    [338, '1,150 ft (350 m)'],
  ])('%d meters', (meters, words) => expect(metersWords(roundedLeg(meters))).toBe(words));
});
