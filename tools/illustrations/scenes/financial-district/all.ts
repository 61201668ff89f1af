import type { Scene } from '../../scene';
import { armyRegulars } from './army-regulars';
import { bullsHindLeg } from './bulls-hind-leg';
import { catThatAteTheCopy } from './cat-that-ate-the-copy';
import { fiveDollarsAMonth } from './five-dollars-a-month';
import { hotMilkAtPierA } from './hot-milk-at-pier-a';
import { kaiserAndTheIce } from './kaiser-and-the-ice';
import { sailorsCats } from './sailors-cats';
import { threeCatsInOffice } from './three-cats-in-office';

/** The pictures of the walk, in the order of its stops. */
export const FINANCIAL_DISTRICT: readonly Scene[] = [
  hotMilkAtPierA,
  armyRegulars,
  sailorsCats,
  bullsHindLeg,
  kaiserAndTheIce,
  catThatAteTheCopy,
  fiveDollarsAMonth,
  threeCatsInOffice,
];
