// What the map takes for near, still, askew and sure. In a file of their own, where the build writes short figures into
// the places that use them: as names they would be a tenth of a KB more.

/** Pixels a unit: from here on one sees where one goes. */
export const LEAST_TO_FOLLOW = 0.55;
/** In degrees: a compass is never still. */
export const LEAST_TURN = 8;
/**
 * How long moving fingers have the picture of the last drawing, in ms: to draw anew costs as much as several frames, to
 * move a picture next to nothing.
 */
export const PICTURE_MS = 600;
/** And how far, in pixels, before it ends within the box. */
export const PICTURE_REACH = 160;
/** Frames without a movement: then fingers rest. */
export const REST = 8;

/** In pixels: a press that went less far is a press. */
export const STILL = 6;
/** Two fingers turn the map once they have turned by this much: to bring it nearer, one seldom holds them straight. */
export const TURN_FROM = 14;
/** A turn that is left by less than this is taken back. */
export const STRAIGHT = 8;
/** By how much an arrow key moves the map, in pixels; by how much nearer a key, two taps and a button bring it. */
export const PAN = 60;
export const ZOOM = 1.5;
export const TAP_ZOOM = 2;
export const NEARER = 1.6;
/** In degrees, by the compass. */
export const TURN_STEP = 45;

/** How near the start is shown, to which no leg leads: pixels a unit. */
export const START = 0.6;
/** How near the way back is shown at most. */
export const BACK = 1;

/** How exactly a line is cut, in units of the plane. */
export const STEP = 2;

/** How far the dots of a halftone are apart, in pixels; the style sheet has how large they are. */
export const PITCH = 6;
