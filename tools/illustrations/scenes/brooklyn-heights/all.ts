import type { Scene } from '../../scene';
import { alleyCatsOfPoplarStreet } from './alley-cats-of-poplar-street';
import { catWithNoName } from './cat-with-no-name';
import { fourthFloorCats } from './fourth-floor-cats';
import { harryCat } from './harry-cat';
import { hoosierCat } from './hoosier-cat';
import { jerryFoxOnDuty } from './jerry-fox-on-duty';
import { minnieOfTheStGeorge } from './minnie-of-the-st-george';
import { nedOfTheBridge } from './ned-of-the-bridge';
import { viewFromThePromenade } from './view-from-the-promenade';

/** The nine stops of the walk, in its order. */
export const BROOKLYN_HEIGHTS: readonly Scene[] = [
  nedOfTheBridge,
  alleyCatsOfPoplarStreet,
  hoosierCat,
  catWithNoName,
  minnieOfTheStGeorge,
  viewFromThePromenade,
  harryCat,
  fourthFloorCats,
  jerryFoxOnDuty,
];
