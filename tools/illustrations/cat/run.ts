import type { Svg } from '../svg';
import { profile } from './profile';
import type { Profile } from './profile';
import { RUNNING } from './traced';

/** A cat that runs, gathered under itself, in profile and looking right: about 640 long and 430 tall with its tail. */
export const run = (cat: Profile): Svg => profile(cat, RUNNING);
