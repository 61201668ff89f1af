import type { Scene } from '../../scene';
import { busterAgainstTopsy } from './buster-against-topsy';
import { catCafe } from './cat-cafe';
import { cattyGoodman } from './catty-goodman';
import { eightHourLine } from './eight-hour-line';
import { mouserOfTheSunshine } from './mouser-of-the-sunshine';
import { peterAndTheSteak } from './peter-and-the-steak';

/** In the order in which a walker meets them. */
export const LOWER_EAST_SIDE: readonly Scene[] = [
  cattyGoodman,
  catCafe,
  peterAndTheSteak,
  eightHourLine,
  mouserOfTheSunshine,
  busterAgainstTopsy,
];
