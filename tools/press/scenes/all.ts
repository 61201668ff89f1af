import type { Scene } from '../scene';
import { hero } from './hero';
import { lostCat } from './lost-cat';
import { mailRoom } from './mail-room';
import { stampCat } from './stamp-cat';
import { tourBrooklynHeights } from './tour-brooklyn-heights';
import { tourFinancialDistrict } from './tour-financial-district';
import { tourLowerEastSide } from './tour-lower-east-side';

/** Every picture, in the order of the generated list. */
export const SCENES: readonly Scene[] = [
  hero,
  tourBrooklynHeights,
  tourFinancialDistrict,
  tourLowerEastSide,
  lostCat,
  mailRoom,
  stampCat,
];
