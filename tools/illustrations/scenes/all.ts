import type { Scene } from '../scene';
import { BLOG } from './blog/all';
import { BROOKLYN_HEIGHTS } from './brooklyn-heights/all';
import { FINANCIAL_DISTRICT } from './financial-district/all';
import { GALLERY } from './gallery/all';
import { hero } from './hero';
import { heroFrieze } from './hero-frieze';
import { lostCat } from './lost-cat';
import { LOWER_EAST_SIDE } from './lower-east-side/all';
import { mailRoom } from './mail-room';
import { MAPS } from './maps/all';
import { OBJECTS } from './objects/all';
import { muybridgeFrieze } from './muybridge-frieze';
import { filmWalkingCat } from './objects-film';
import { FALLBACKS } from './portraits/fallbacks';
import { FANS } from './portraits/fans';
import { stampCat } from './stamp-cat';
import { tourBrooklynHeights } from './tour-brooklyn-heights';
import { tourFinancialDistrict } from './tour-financial-district';
import { tourLowerEastSide } from './tour-lower-east-side';
import { tourPrivate } from './tour-private';

/** Every picture, in the order of the contact sheet. */
export const SCENES: readonly Scene[] = [
  hero,
  heroFrieze,
  tourBrooklynHeights,
  tourFinancialDistrict,
  tourLowerEastSide,
  tourPrivate,
  ...BROOKLYN_HEIGHTS,
  ...FINANCIAL_DISTRICT,
  ...LOWER_EAST_SIDE,
  ...MAPS,
  ...BLOG,
  mailRoom,
  ...GALLERY,
  muybridgeFrieze,
  filmWalkingCat,
  ...OBJECTS,
  ...FANS,
  ...FALLBACKS,
  lostCat,
  stampCat,
];
