import type { LatLon } from '../../../src/geography/district';
import { MAP_FRAMES, toMapUnits } from '../../../src/geography/map-frames';
import type { MapDistrict, MapFrame } from '../../../src/geography/map-frames';

export type OnPage = (place: LatLon) => readonly [x: number, y: number];

/** Center, scale, rotation and size of the page that shows a district. */
export const frameOf = (district: MapDistrict): MapFrame => MAP_FRAMES[district];

/** Puts the places of a district on its page, as the site does. */
export function projectionOf(district: MapDistrict): OnPage {
  const frame = frameOf(district);
  return ([lat, lon]) => {
    const { x, y } = toMapUnits(frame, { lat, lon });
    return [x, y];
  };
}
