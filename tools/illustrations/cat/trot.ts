import type { Svg } from '../svg';
import { profile } from './profile';
import type { Profile } from './profile';
import { TROTTING } from './traced';

/** A cat that trots, one forepaw lifted, in profile and looking right: about 660 long and 420 tall with its tail. */
export const trot = (cat: Profile): Svg => profile(cat, TROTTING);
