import { describe, expect, it } from 'vitest';
import { MAP_FRAMES, toMapShare } from '../../../src/geography/map-frames';
import type { MapDistrict } from '../../../src/geography/map-frames';
import type { Points } from '../geometry';
import { brooklynHeights } from './brooklyn-heights';
import { financialDistrict } from './financial-district';
import { lowerEastSide } from './lower-east-side';
import type { DistrictMap } from './district-map';
import { lengthOf, nearestSpot, spotsAlong } from './lines';
import { frameOf, projectionOf } from './projection';
import { placeLabel } from './streets';
import { DISC, discOf, legsOf } from './way';

const MAPS: readonly DistrictMap[] = [brooklynHeights, financialDistrict, lowerEastSide];

/** Measured along the streets, in meters. The first leg of the Financial District goes by the streets the tour names. */
const LEGS: Record<MapDistrict, readonly number[]> = {
  'brooklyn-heights': [121, 330, 155, 332, 538, 205, 347, 497],
  'financial-district': [570, 258, 215, 436, 586, 202, 171],
  'lower-east-side': [210, 441, 409, 243, 939],
};

describe.each(MAPS)('the map of $district', (map) => {
  const frame = frameOf(map.district);
  const onPage = projectionOf(map.district);
  const streetLines: readonly Points[] = map.streets.map(({ line }) => line.map(onPage));
  const metersFromStreet = (x: number, y: number): number =>
    Math.min(...streetLines.map((line) => nearestSpot(line, [x, y]).distance)) / frame.scale;

  it('draws every leg as long as it is', () => {
    const drawn = legsOf(map, onPage).map((leg) => lengthOf(leg) / frame.scale);
    expect(drawn).toHaveLength(LEGS[map.district].length);
    drawn.forEach((meters, i) => {
      const measured = LEGS[map.district][i] ?? 0;
      expect(Math.abs(meters - measured) / measured, `leg ${i + 1}: ${Math.round(meters)} m`).toBeLessThan(0.04);
    });
  });

  it('keeps to the streets, parks and squares apart', () => {
    const steps = legsOf(map, onPage).flatMap((leg) => spotsAlong(leg, 10 * frame.scale));
    const offStreet = steps.filter(({ x, y }) => metersFromStreet(x, y) > 14);
    expect(offStreet.length / steps.length).toBeLessThan(0.15);
  });

  it('shows every stop and its whole numeral', () => {
    map.stops.forEach((stop) => {
      const [x, y] = discOf(stop, onPage);
      expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThan(DISC);
      expect(toMapShare(map.district, { lat: stop.at[0], lon: stop.at[1] })).not.toBeNull();
    });
  });

  it('lets no numeral cover another one', () => {
    const discs = map.stops.map((stop) => discOf(stop, onPage));
    discs.forEach(([ax, ay], i) =>
      discs.slice(i + 1).forEach(([bx, by]) => expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(2 * DISC)),
    );
  });

  it('keeps the names of the streets on the page and off the numerals', () => {
    const discs = map.stops.map((stop) => discOf(stop, onPage));
    map.labels.forEach((label) => {
      const { x, y, turn, width } = placeLabel(map, label, onPage);
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      [-0.5, -0.25, 0, 0.25, 0.5].forEach((share) => {
        const [px, py] = [x + dx * width * share, y + dy * width * share];
        expect(Math.min(px, py, frame.width - px, frame.height - py), label.words).toBeGreaterThan(8);
        discs.forEach(([cx, cy]) => expect(Math.hypot(px - cx, py - cy), label.words).toBeGreaterThan(DISC));
      });
    });
  });
});

describe('toMapShare', () => {
  it('puts the center in the middle', () => {
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

  it('knows a place that is not on the map', () => {
    expect(toMapShare('brooklyn-heights', { lat: 40.7527, lon: -73.9772 })).toBeNull();
  });
});
