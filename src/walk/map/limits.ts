// Thresholds of the map's gestures, of following the walker, and of drawing.

/** Following the walker zooms in to at least this scale, in pixels per unit of the plane. */
export const FOLLOW_LEAST_SCALE = 0.55;
/** Smaller changes of direction, in degrees, are noise of the compass. */
export const COMPASS_NOISE_DEGREES = 8;
/**
 * While fingers move the map, the picture of its last drawing is moved for this long: to redraw costs several frames,
 * and to move a picture costs almost nothing.
 */
export const REDRAW_AFTER_MS = 600;
/** A picture that was moved farther than this is redrawn, before its edge appears within the box. */
export const REDRAW_AFTER_PIXELS = 160;
/** After this many frames without a movement, the fingers rest and the map is redrawn. */
export const RESTING_FRAMES = 8;

/** A press that moves less than this is a press and not a drag. */
export const PRESS_PIXELS = 6;
/** Two fingers rotate the map only after turning this far, because fingers turn a little in every pinch. */
export const ROTATE_FROM_DEGREES = 14;
/** A rotation below this is reset to none when the fingers are lifted. */
export const SNAP_DEGREES = 8;
/** An arrow key pans the map by this much; the factors below are those of the plus key, a double tap, and a button. */
export const KEY_PAN_PIXELS = 60;
export const KEY_ZOOM = 1.5;
export const TAP_ZOOM = 2;
export const BUTTON_ZOOM = 1.6;
/** The turn by a press on the map's compass. */
export const BUTTON_TURN_DEGREES = 45;

/** The largest scale of the view of the start, to which no leg leads, in pixels per unit of the plane. */
export const START_MOST_SCALE = 0.6;
/** The largest scale of the view with the way back to the route, in pixels per unit of the plane. */
export const WAY_BACK_MOST_SCALE = 1;

/** The leg is divided at a multiple of this length, in units of the plane. */
export const CUT_STEP_UNITS = 2;

/** The distance of the dots of a halftone; the style sheet sets their size. */
export const HALFTONE_PITCH_PIXELS = 6;
