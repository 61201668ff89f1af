import type { Svg } from '../svg';
import { profile } from './profile';
import type { Profile } from './profile';
import { STALKING } from './traced';

/** A cat that stalks, low, one forepaw out, in profile and looking right: about 720 long and 240 tall. */
export const stalk = (cat: Profile): Svg => profile(cat, STALKING);
