import type { Svg } from '../svg';
import { profile } from './profile';
import type { Profile } from './profile';
import { LEAPING } from './traced';

/** A cat in full stretch, in profile and looking right: about 770 long and 330 tall. Its origin is on the ground it has left. */
export const leap = (cat: Profile): Svg => profile(cat, LEAPING);
