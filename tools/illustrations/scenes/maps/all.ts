import type { Scene } from '../../scene';
import { mapBrooklynHeights } from './map-brooklyn-heights';
import { mapFinancialDistrict } from './map-financial-district';
import { mapLowerEastSide } from './map-lower-east-side';

/** A printed map of each walk. */
export const MAPS: readonly Scene[] = [mapBrooklynHeights, mapFinancialDistrict, mapLowerEastSide];
