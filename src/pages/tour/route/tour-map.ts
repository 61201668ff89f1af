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

/** The printed map of a tour; undefined where a new tour has none yet. */
export const mapOf = (slug: string) =>
  isDistrict(slug) ? { district: slug, picture: PRINTS[slug], frame: MAP_FRAMES[slug] } : undefined;

export type TourMap = NonNullable<ReturnType<typeof mapOf>>;

/** Width by height. */
export const WINDOW_RATIO = 7 / 4;

interface CornerWindow {
  /** Its left and right side, as shares of the map's width. */
  readonly left: number;
  readonly right: number;
  /** The edge of the map it is aligned with; a higher window shows more of the map away from it. */
  readonly edge: 'top' | 'bottom';
}

/** The part of a printed map around the start of its tour. Chosen by eye, so that START and street names are whole. */
export const CORNER_WINDOWS: Readonly<Record<MapDistrict, CornerWindow>> = {
  'brooklyn-heights': { left: 0.236, right: 0.842, edge: 'top' },
  'financial-district': { left: 0, right: 0.639, edge: 'bottom' },
  'lower-east-side': { left: 0.284, right: 1, edge: 'bottom' },
};
