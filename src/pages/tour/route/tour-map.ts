import { MAP_FRAMES, type MapDistrict } from '../../../pictures/map-frames';
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

/** The printed map of a walk; nothing where a walk is too new to have one. */
export const mapOf = (slug: string) =>
  isDistrict(slug) ? { district: slug, picture: PRINTS[slug], frame: MAP_FRAMES[slug] } : undefined;

export type WalkMap = NonNullable<ReturnType<typeof mapOf>>;
