import type { Svg } from '../svg';
import { profile } from './profile';
import type { Profile } from './profile';
import { WALKING } from './traced';

/**
 * Draws a cat that walks to the right. It is about 640 long and 410 tall with its tail. Its origin is on the ground.
 */
export const walk = (cat: Profile): Svg => profile(cat, WALKING);
