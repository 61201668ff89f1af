import { MAP_FRAMES, type MapDistrict } from '../../../geography/map-frames';
import type { Picture } from '../../../pictures/picture';
import { mapBrooklynHeights } from '../../../pictures/prints/map-brooklyn-heights';
import { mapFinancialDistrict } from '../../../pictures/prints/map-financial-district';
import { mapLowerEastSide } from '../../../pictures/prints/map-lower-east-side';

const PRINTS: Readonly<Record<MapDistrict, Picture>> = {
  'brooklyn-heights': mapBrooklynHeights,
  'financial-district': mapFinancialDistrict,
  'lower-east-side': mapLowerEastSide,
};
const isDistrict = (slug: string): slug is MapDistrict => Object.hasOwn(PRINTS, slug);

/** Returns the printed map of a tour; undefined for a new tour that has no map yet. */
export const mapOf = (slug: string) =>
  isDistrict(slug) ? { district: slug, picture: PRINTS[slug], frame: MAP_FRAMES[slug] } : undefined;

export type TourMap = NonNullable<ReturnType<typeof mapOf>>;

/** The ratio of width to height of the part of the map. */
export const WINDOW_RATIO = 7 / 4;

interface CornerWindow {
  /** The left and the right side, as shares of the map's width from 0 to 1. */
  readonly left: number;
  readonly right: number;
  /** The edge of the map with which the part is aligned; a higher part extends away from this edge. */
  readonly edge: 'top' | 'bottom';
}

/**
 * The part of each printed map around the start of the tour. The values were chosen by eye, so that the word START and
 * the street names are complete.
 */
export const CORNER_WINDOWS: Readonly<Record<MapDistrict, CornerWindow>> = {
  'brooklyn-heights': { left: 0.236, right: 0.842, edge: 'top' },
  'financial-district': { left: 0, right: 0.639, edge: 'bottom' },
  'lower-east-side': { left: 0.284, right: 1, edge: 'bottom' },
};
