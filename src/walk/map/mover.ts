// Moves a drawn map: by hand, to a requested view, and along with the walker. It writes one transform and a few custom
// properties to the elements. While fingers move, it moves only the picture of the last drawing.

import { clamp } from '@mantine/hooks';
import { flushSync } from 'react-dom';
import { levelAt, onPlaneOf } from '../../geography/walk-map';
import {
  FOLLOW_LEAST_SCALE,
  COMPASS_NOISE_DEGREES,
  REDRAW_AFTER_MS,
  REDRAW_AFTER_PIXELS,
  RESTING_FRAMES,
} from './limits';
import { MIDDLE, moved, onScreen, transformOf, wrapTurn } from './view';
import type { Box, Point, View } from './view';
import { FARTHEST, keptNear, NEAREST, viewOf } from './view-request';
import type { ViewRequest } from './view-request';

/** A view to which the visitor has moved the map, and the `id` of that map. */
export interface KeptView {
  readonly id: string;
  readonly view: View;
}

/** The view that the page requests of the map. */
export interface MapRequest extends ViewRequest {
  /** Names the map: one that is drawn anew under the same id has the view to which the visitor had moved it. */
  readonly id: string;
  /** Holds that view while the map is not drawn. */
  readonly kept: { current: KeptView | undefined };
  /** The map moves along with the position. */
  readonly follow: boolean;
  /** The direction of walking points up; while it is unknown, the map stays as it is. */
  readonly headingUp: boolean;
  /** Called when the visitor moves the map by hand. */
  onFollowEnd(): void;
}

/** How the map moves along with the walker. */
type Along = Pick<MapRequest, 'follow' | 'headingUp'>;

/** The map cannot follow a walker without a position, so following begins with the first position. */
const alongOf = ({ follow, position, headingUp }: MapRequest): Along => ({
  follow: follow && position !== undefined,
  headingUp,
});

export interface Mover {
  /**
   * Moves the map so that the point `from` of the box comes to `to`, zoomed by `factor` and rotated by `turn` degrees,
   * but not rotated while the direction of walking points up. Everything except zooming and rotating around the middle
   * ends following.
   * @returns whether the scale has changed
   */
  move(from: Point, to: Point, factor?: number, turn?: number, glide?: boolean): boolean;
  /** The rotation in degrees, clockwise. */
  turn(): number;
  /** Shows the requested view again. */
  fit(): void;
  /** Call it when the requested view has changed. */
  update(): void;
  end(): void;
}

interface MoverDeps {
  readonly root: HTMLElement;
  readonly drawing: SVGSVGElement;
  readonly group: SVGGElement;
  request(): MapRequest;
  /** Called when the zoom reaches another level, which has room for other names. */
  onLevel(level: number): void;
}

/**
 * The view that follows the walker; the same object if nothing moves.
 * @param was how the map was moved along before
 */
function alongWith(request: MapRequest, was: Along, view: View, boxOf: () => Box, isTouched: boolean): View {
  const { data, position, follow, headingUp } = request;
  const from = was.headingUp && !headingUp ? { ...view, turn: 0 } : view;
  if (!position) return from;
  let next = from;
  const [x, y] = onPlaneOf(data, position);
  // The map zooms in when following begins. The later zoom is the walker's.
  const leastScale = was.follow && (was.headingUp || !headingUp) ? 0 : FOLLOW_LEAST_SCALE;
  // A map that nobody has moved shows the way to the next stop, with the walker.
  if (follow && !isTouched && !headingUp) next = viewOf(request, boxOf(), from.turn);
  else if (follow) next = { ...from, x, y, scale: Math.max(from.scale, leastScale) };
  const turn = wrapTurn(data.rotation - (position.heading ?? NaN));
  return headingUp && Math.abs(wrapTurn(turn - from.turn)) > COMPASS_NOISE_DEGREES ? { ...next, turn } : next;
}

/** Whether to show the walker together with the way to the start or the way back to the route. */
const withWalker = ({ leg, position, back }: MapRequest): boolean =>
  position !== undefined && (leg === 1 || back !== undefined);

const NO_VIEW: View = { x: 0, y: 0, scale: 1, turn: 0 };

/** Keeps the view of a map that the visitor has moved; undefined if it shows the requested view. */
function keepView({ id, kept }: MapRequest, view: View | undefined): void {
  if (view !== undefined) kept.current = { id, view };
  else if (kept.current?.id === id) kept.current = undefined;
}

/** Returns the view to which the visitor had moved this map before it was drawn anew. */
const keptViewOf = ({ id, kept }: MapRequest): View | undefined =>
  kept.current?.id === id ? kept.current.view : undefined;

/**
 * Creates the mover of a drawn map. Until `move` is called, and again after `fit`, it shows the requested view anew
 * whenever the size of `root` changes. Call `end` when the drawing leaves the page: the next mover of a map with the
 * same id begins with the view of this one if `move` was called.
 */
export function createMover({ root, drawing, group, request, onLevel }: MoverDeps): Mover {
  let view = keptViewOf(request()) ?? NO_VIEW;
  /** The view that is drawn; while fingers move, its picture is moved. */
  let drawn = view;
  /** The id of the requested frame, or 0; and the frames since the last movement. */
  let [frame, stillFrames] = [0, 0];
  /** When to redraw, in ms on the clock of frames; 0: the first frame that moves the picture sets it. */
  let due = 0;
  let isTouched = view !== NO_VIEW;
  let isWithWalker = isTouched && withWalker(request());
  let was: Along = isTouched ? alongOf(request()) : { follow: false, headingUp: false };
  const boxOf = (): Box => root.getBoundingClientRect();

  /** Writes the view's transform. The drawing is a movable layer only while a frame is requested, else it is sharp. */
  const place = (): void => {
    drawing.style.cssText = frame ? 'will-change:transform' : '';
    group.style.transform = transformOf(view);
    drawn = view;
  };
  /** Redraws. Elements with a fixed screen size get new styles, so names appear and vanish in the same frame. */
  const redraw = (): void => {
    flushSync(() => onLevel(levelAt(view.scale)));
    place();
    due = 0;
    root.style.setProperty('--turn', `${view.turn}deg`);
    root.style.setProperty('--scale', `${view.scale}`);
  };
  const draw = (now: number): void => {
    due ||= now + REDRAW_AFTER_MS;
    const isResting = stillFrames++ > RESTING_FRAMES;
    const [x, y] = onScreen(view, [drawn.x, drawn.y]);
    frame = isResting ? 0 : requestAnimationFrame(draw);
    if (isResting || now > due || Math.hypot(x, y) > REDRAW_AFTER_PIXELS) return redraw();
    const turn = `rotate(${view.turn - drawn.turn}deg)scale(${view.scale / drawn.scale})`;
    drawing.style.cssText = `will-change:transform;transform:translate(${x}px,${y}px)${turn}`;
  };
  const show = (next: View, glide = true): void => {
    if (glide) {
      // Begin the style sheet's transition at the place where the fingers have left the map.
      place();
      boxOf();
    }
    // Rotate the shorter way round.
    view = { ...keptNear(next, request()), turn: view.turn + wrapTurn(next.turn - view.turn) };
    root.toggleAttribute('data-glide', glide);
    stillFrames = glide ? RESTING_FRAMES + 1 : 0;
    // Request one frame, however many fingers move.
    frame ||= requestAnimationFrame(draw);
  };
  const fit = (glide = true): void => {
    const now = request();
    isTouched = false;
    isWithWalker = withWalker(now);
    const position = isWithWalker || now.follow ? now.position : undefined;
    show(viewOf({ ...now, position }, boxOf(), now.headingUp ? view.turn : 0), glide);
  };
  const resized = new ResizeObserver(() => {
    if (!isTouched) fit(false);
    cancelAnimationFrame(frame);
    frame = 0;
    redraw();
  });
  resized.observe(root);

  return {
    move(from, to, factor = 1, turn = 0, glide = false) {
      const now = request();
      if (now.follow && (from !== MIDDLE || to !== MIDDLE)) now.onFollowEnd();
      isTouched = true;
      const before = view.scale;
      const scale = clamp(before * factor, Math.min(before, FARTHEST), NEAREST);
      show(moved(view, from, to, scale / before, now.headingUp ? 0 : turn), glide);
      return scale !== before;
    },
    turn: () => wrapTurn(view.turn),
    fit,
    update() {
      const now = request();
      if (isWithWalker !== withWalker(now) && (now.back || !(isTouched && now.follow))) fit();
      const next = alongWith(now, was, view, boxOf, isTouched);
      was = alongOf(now);
      if (next !== view) show(next);
    },
    end() {
      keepView(request(), isTouched ? view : undefined);
      resized.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
