import { describe, expect, it } from 'vitest';
import brooklynHeights from './brooklyn-heights.json';
import { readDistrict } from './district';
import financialDistrict from './financial-district.json';
import { lengthOf, nearestSpot, spotsAlong } from './lines';
import type { Line } from './lines';
import lowerEastSide from './lower-east-side.json';
import { MAP_FRAMES, toMapShare, toMapUnits } from './map-frames';

/**
 * The legs in meters along the streets. The first one of the Financial District follows the streets in
 * the tour's text.
 */
const DISTRICTS = [
  {
    name: 'brooklyn-heights',
    file: brooklynHeights,
    legs: [121, 330, 155, 332, 538, 205, 347, 497],
  },
  {
    name: 'financial-district',
    file: financialDistrict,
    legs: [570, 258, 215, 436, 586, 228, 171],
  },
  {
    name: 'lower-east-side',
    file: lowerEastSide,
    legs: [210, 441, 409, 243, 939],
  },
] as const;

describe.each(DISTRICTS)('the figures of $name', ({ name, file, legs: measured }) => {
  const frame = MAP_FRAMES[name];
  const district = readDistrict(file);
  const onMap = ([lat, lon]: readonly [number, number]) => toMapUnits(frame, { lat, lon });
  const lineOf = (places: readonly (readonly [number, number])[]): Line =>
    places.map(onMap).map(({ x, y }) => [x, y] as const);
  const legs = district.legs.map(lineOf);
  const streets = district.streets.map(({ line }) => lineOf(line));

  it('have every leg as long as it is', () => {
    const meters = legs.map((leg) => lengthOf(leg) / frame.scale);
    expect(meters).toHaveLength(measured.length);
    measured.forEach((expected, i) => {
      const found = meters[i] ?? 0;
      expect(Math.abs(found - expected) / expected, `leg ${i + 1}: ${Math.round(found)} m`).toBeLessThan(0.04);
    });
  });

  it('keep the walk to the streets, parks and squares apart', () => {
    const metersFromStreet = (x: number, y: number): number =>
      Math.min(...streets.map((line) => nearestSpot(line, [x, y]).distance)) / frame.scale;
    const steps = legs.flatMap((leg) => spotsAlong(leg, 10 * frame.scale));
    const offStreet = steps.filter(({ x, y }) => metersFromStreet(x, y) > 14);
    expect(offStreet.length / steps.length).toBeLessThan(0.15);
  });

  it('have every stop on the map', () => {
    const beside = district.stops.filter(([lat, lon]) => toMapShare(name, { lat, lon }) === null);
    expect(beside).toEqual([]);
  });

  it('name no street twice', () => {
    const names = [...district.streets, ...district.bridges].map((street) => street.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('readDistrict', () => {
  const empty = { parks: [], bridges: [], streets: [], stops: [[40.1, -73.1]], legs: [] };

  it('puts the stops at the ends of their legs', () => {
    const { legs } = readDistrict({
      ...empty,
      stops: [
        [40.1, -73.1],
        [40.3, -73.3],
      ],
      legs: [[40.2, -73.2]],
    });
    expect(legs).toEqual([
      [
        [40.1, -73.1],
        [40.2, -73.2],
        [40.3, -73.3],
      ],
    ]);
  });

  it('refuses a place without its longitude, and a stop without a leg', () => {
    expect(() => readDistrict({ ...empty, land: [[40.1, -73.1, 40.2]] })).toThrow('40.2 has no longitude');
    expect(() => readDistrict({ ...empty, legs: [[40.2, -73.2]] })).toThrow('1 stops need 0 legs');
  });
});

describe('toMapShare', () => {
  it('places the center in the middle', () => {
    const { center } = MAP_FRAMES['lower-east-side'];
    const share = toMapShare('lower-east-side', center);
    expect(share?.x).toBeCloseTo(0.5);
    expect(share?.y).toBeCloseTo(0.5);
  });

  it('turns the map, so that north leans to the left', () => {
    const { center } = MAP_FRAMES['financial-district'];
    const north = toMapShare('financial-district', { lat: center.lat + 0.002, lon: center.lon });
    expect(north?.x).toBeLessThan(0.5);
    expect(north?.y).toBeLessThan(0.5);
  });

  it('returns nothing for a place that is not on the map', () => {
    expect(toMapShare('brooklyn-heights', { lat: 40.7527, lon: -73.9772 })).toBeNull();
  });
});
