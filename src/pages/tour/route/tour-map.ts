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
