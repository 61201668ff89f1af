import { MAP_FRAMES, toMapUnits } from '../../../src/geography/map-frames';
import type { MapDistrict, MapFrame } from '../../../src/geography/map-frames';
import type { Point } from '../geometry';

/** Latitude and longitude in degrees (WGS84). */
export type LatLon = readonly [lat: number, lon: number];
export type LatLons = readonly LatLon[];
export type OnPage = (place: LatLon) => Point;

/** Center, scale, rotation and size of the page that shows a district. */
export const frameOf = (district: MapDistrict): MapFrame => MAP_FRAMES[district];

/** Puts the places of a district on its page. The numbers stand in src/pictures, because the site needs them too. */
export function projectionOf(district: MapDistrict): OnPage {
  const frame = frameOf(district);
  return ([lat, lon]) => {
    const { x, y } = toMapUnits(frame, { lat, lon });
    return [x, y];
  };
}
