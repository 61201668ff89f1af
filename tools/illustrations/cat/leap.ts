import type { Svg } from '../svg';
import { profile } from './profile';
import type { Posture, Profile } from './profile';

/** The top of a jump: the back is bent like a bridge, and the paws reach down on both sides of it. */
const LEAPING: Posture = {
  head: { x: 270, y: -232, scale: 0.92, turn: 10 },
  back: [
    [-204, -156],
    [-190, -202],
    [-150, -238],
    [-92, -260],
    [-20, -270],
    [50, -268],
    [108, -260],
    [156, -256],
    [204, -268],
    [244, -278],
  ],
  belly: [
    [-204, -130],
    [-170, -94],
    [-108, -120],
    [-44, -154],
    [24, -154],
    [84, -138],
    [136, -126],
    [180, -142],
    [208, -166],
    [256, -182],
  ],
  tail: [
    [-170, -200],
    [-226, -238],
    [-284, -246],
    [-336, -220],
    [-384, -222],
    [-414, -270],
  ],
  nearHind: [
    [-142, -174],
    [-166, -104],
    [-250, -78],
    [-292, -30],
    [-308, -8],
  ],
  farHind: [
    [-152, -180],
    [-202, -128],
    [-286, -122],
    [-332, -78],
    [-346, -56],
  ],
  nearFore: [
    [138, -190],
    [150, -126],
    [226, -72],
    [268, -34],
  ],
  farFore: [
    [150, -196],
    [184, -144],
    [266, -118],
    [312, -90],
  ],
};

/**
 * A cat in the middle of a jump, in profile and looking right: about 780 long and 345 tall. Its origin is under the
 * middle, at the height of the lowest paw.
 */
export const leap = (cat: Profile): Svg => profile(cat, LEAPING);
