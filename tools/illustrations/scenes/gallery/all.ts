import type { Scene } from '../../scene';
import { galleryBagels } from './bagels';
import { galleryBlossomBranch } from './blossom-branch';
import { galleryBluestoneSlab } from './bluestone-slab';
import { galleryBodega } from './bodega';
import { galleryBookshop } from './bookshop';
import { galleryBridgeCable } from './bridge-cable';
import { galleryBrownstoneSnow } from './brownstone-snow';
import { galleryChessMouse } from './chess-mouse';
import { galleryDocks } from './docks';
import { galleryElevated } from './elevated';
import { galleryFallenLeaves } from './fallen-leaves';
import { galleryFenceWalk } from './fence-walk';
import { galleryFerryRail } from './ferry-rail';
import { galleryFireEscapeLaundry } from './fire-escape-laundry';
import { galleryFirehouse } from './firehouse';
import { galleryFishScale } from './fish-scale';
import { galleryHydrantSummer } from './hydrant-summer';
import { galleryMoonArch } from './moon-arch';
import { galleryMovingDay } from './moving-day';
import { galleryNewspaperPage } from './newspaper-page';
import { galleryNewsstand } from './newsstand';
import { galleryNightMarket } from './night-market';
import { galleryPawMap } from './paw-map';
import { galleryPickleBarrel } from './pickle-barrel';
import { galleryPromenadeBenchLoaf } from './promenade-bench-loaf';
import { galleryPuddleLeap } from './puddle-leap';
import { galleryRainyUmbrella } from './rainy-umbrella';
import { galleryRoofTanks } from './roof-tanks';
import { galleryStillLife } from './still-life';
import { galleryStoneStreet } from './stone-street';
import { galleryStoopKittens } from './stoop-kittens';
import { galleryStretchStoop } from './stretch-stoop';
import { gallerySubwayMosaic } from './subway-mosaic';
import { galleryTavern } from './tavern';
import { galleryTourGroup } from './tour-group';
import { galleryTugboat } from './tugboat';
import { galleryWashWindow } from './wash-window';
import { galleryWindowSill } from './window-sill';

/** What the gallery shows besides the stops of the walks. */
export const GALLERY: readonly Scene[] = [
  galleryBagels,
  galleryBlossomBranch,
  galleryBluestoneSlab,
  galleryBodega,
  galleryBookshop,
  galleryBridgeCable,
  galleryBrownstoneSnow,
  galleryChessMouse,
  galleryDocks,
  galleryElevated,
  galleryFallenLeaves,
  galleryFenceWalk,
  galleryFerryRail,
  galleryFireEscapeLaundry,
  galleryFirehouse,
  galleryFishScale,
  galleryHydrantSummer,
  galleryMoonArch,
  galleryMovingDay,
  galleryNewspaperPage,
  galleryNewsstand,
  galleryNightMarket,
  galleryPawMap,
  galleryPickleBarrel,
  galleryPromenadeBenchLoaf,
  galleryPuddleLeap,
  galleryRainyUmbrella,
  galleryRoofTanks,
  galleryStillLife,
  galleryStoneStreet,
  galleryStoopKittens,
  galleryStretchStoop,
  gallerySubwayMosaic,
  galleryTavern,
  galleryTourGroup,
  galleryTugboat,
  galleryWashWindow,
  galleryWindowSill,
];
