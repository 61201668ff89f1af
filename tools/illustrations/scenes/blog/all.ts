import type { Scene } from '../../scene';
import { blogBodegaCatsAndTheLaw } from './bodega-cats-and-the-law';
import { blogCatsOfTheBridgeAndTheNavyYard } from './cats-of-the-bridge-and-the-navy-yard';
import { blogCattyGoodmanOfDivisionStreet } from './catty-goodman-of-division-street';
import { blogFromHenryBerghToTheDeclawingBan } from './from-henry-bergh-to-the-declawing-ban';
import { blogHotelCatsAndStageCats } from './hotel-cats-and-stage-cats';
import { blogJerryFoxSavesBrooklynBoroughHall } from './jerry-fox-saves-brooklyn-borough-hall';
import { blogNewspaperRowAndTheExchange } from './newspaper-row-and-the-exchange';
import { blogPostOfficeCatsOfParkRow } from './post-office-cats-of-park-row';
import { blogStationHouseCats } from './station-house-cats';
import { blogThe1895NationalCatShow } from './the-1895-national-cat-show';
import { blogThreeReignsAtCityHall } from './three-reigns-at-city-hall';
import { blogWhatYouWalkOn } from './what-you-walk-on';

/** The covers of the blog, in the order of its posts. */
export const BLOG: readonly Scene[] = [
  blogJerryFoxSavesBrooklynBoroughHall,
  blogPostOfficeCatsOfParkRow,
  blogFromHenryBerghToTheDeclawingBan,
  blogCattyGoodmanOfDivisionStreet,
  blogCatsOfTheBridgeAndTheNavyYard,
  blogNewspaperRowAndTheExchange,
  blogThe1895NationalCatShow,
  blogBodegaCatsAndTheLaw,
  blogHotelCatsAndStageCats,
  blogWhatYouWalkOn,
  blogThreeReignsAtCityHall,
  blogStationHouseCats,
];
