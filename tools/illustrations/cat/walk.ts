import type { Svg } from '../svg';
import { profile } from './profile';
import type { Profile } from './profile';
import { WALKING } from './traced';

/** A cat that walks, in profile and looking right: about 640 long and 410 tall with its tail, its origin on the ground. */
export const walk = (cat: Profile): Svg => profile(cat, WALKING);
