import { STRIDE, walkingAt } from '../cat/gait';
import { headSide } from '../cat/head-side';
import { bodyInProfile } from '../cat/profile';
import { WALKING } from '../cat/traced';
import { short } from '../geometry';
import { WHITE_CAT_IN_FRIEZE } from '../scenes/hero-frieze';
import { WHITE_CAT_IN_HERO } from '../scenes/hero';
import type { Place, Svg } from '../svg';

// The white cat is not in the hero prints: the home page lays it over them and lets it walk. It is printed as a strip
// of frames. A unit of the strip is a unit of the hero print.

const COAT = { coat: 'white' } as const;
/** One round of the walk has as many drawings as one round in the film. */
export const FRAMES_A_ROUND = 12;
/** The moment at which the legs of a walk are nearest to those of WALKING, in which the cat stops. */
export const FIRST_MOMENT = 0.2;

/** Where the cat stops in each of the two prints. */
export const PLACES = { hero: WHITE_CAT_IN_HERO, frieze: WHITE_CAT_IN_FRIEZE } as const;
export const SCALE = PLACES.hero.scale;
/** Has room for every pose and its rough edge. */
export const FRAME = { width: 342, height: 208 } as const;
/** Where the cat's origin, on the ground below its middle, is in a frame. */
export const FEET = { x: 160, y: 201 } as const;
/** How far the cat gets in one round of its legs. */
export const ROUND = short(STRIDE * SCALE);

/** Whole rounds to a place, from where nothing of the cat is in the print yet. */
export function roundsTo({ x, scale }: (typeof PLACES)[keyof typeof PLACES]): number {
  const way = (x * SCALE) / scale + FRAME.width - FEET.x;
  return Math.ceil(way / ROUND);
}

/** A cat in units of its own, around its origin; the head is HEAD, put at its place. */
interface Frame {
  readonly body: Svg;
  readonly head: Place;
}

const moments = Array.from({ length: FRAMES_A_ROUND }, (_, i) => FIRST_MOMENT + i / FRAMES_A_ROUND);

/** The frame in which the cat stops, then a round of its walk, after whose end it can stop or go on. */
export const FRAMES: readonly Frame[] = [WALKING, ...moments.map(walkingAt)].map((posture) => ({
  body: bodyInProfile(COAT, posture),
  head: posture.head,
}));

export const HEAD = headSide(COAT);
