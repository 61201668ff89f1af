/** A point in px of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The shortest swipe, measured across: a finger moves a little in every press. */
const SHORTEST_PX = 64;
/** The largest slope of a swipe on a page that scrolls. */
const STEEPEST = 0.5;

/**
 * Judges whether the movement of one finger is a swipe.
 * @param from where the finger was put down
 * @param to where it was lifted
 * @param steepest the largest slope, where nothing scrolls below the finger: pixels down for one pixel across
 * @returns 1 for a swipe to the left, which leads on; -1 for a swipe to the right; undefined for any other movement
 */
export function swipeBetween(from: Point, to: Point, steepest: number = STEEPEST): 1 | -1 | undefined {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const isSwipe = Math.abs(right) >= SHORTEST_PX && Math.abs(down) <= Math.abs(right) * steepest;
  if (!isSwipe) return undefined;
  return right < 0 ? 1 : -1;
}
