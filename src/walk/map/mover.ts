// Moves a drawn map: by hand, to what is asked for, and along with the walker. It writes one transform, and what
// follows from it, into the elements; under moving fingers, only where the picture of the last drawing lies.

import { flushSync } from 'react-dom';
import { levelAt, onPlaneOf } from '../../geography/walk-map';
import { FARTHEST, keptNear, NEAREST, viewOf } from './aim';
import type { Aim } from './aim';
import { LEAST_TO_FOLLOW, LEAST_TURN, PICTURE_MS, PICTURE_REACH, REST } from './limits';
import { between, MIDDLE, moved, onScreen, transformOf, wrapTurn } from './view';
import type { Box, Point, View } from './view';

/** What is asked of the map. */
export interface MapAim extends Aim {
  /** The map goes along with the position. */
  readonly follow: boolean;
  /** The direction of walking points up; where it is not known, the map stays as it is. */
  readonly headingUp: boolean;
  /** The map was moved by hand. */
  onFollowEnd(): void;
}

export interface Mover {
  /**
   * What lies at one point of the box comes to lie at another, nearer by a factor and turned by degrees: not turned
   * where the direction of walking points up. Anything but nearness and turn around the middle ends following.
   * @returns whether it came nearer or went farther
   */
  move(from: Point, to: Point, factor?: number, turn?: number, glide?: boolean): boolean;
  /** In degrees, clockwise. */
  turn(): number;
  /** Shows everything again. */
  fit(): void;
  /** Something else is asked of the map. */
  update(): void;
  end(): void;
}

interface MoverDeps {
  readonly root: HTMLElement;
  readonly drawing: SVGSVGElement;
  readonly group: SVGGElement;
  aim(): MapAim;
  /** Another level of nearness is reached: there is room for other names. */
  onLevel(level: number): void;
}

/** The view that goes along with the walker; the same where nothing is to be moved. */
function alongWith(aim: MapAim, view: View, boxOf: () => Box, isTouched: boolean): View {
  const { data, position, follow, headingUp } = aim;
  if (!position) return view;
  let next = view;
  const [x, y] = onPlaneOf(data, position);
  // What nobody has moved shows where one goes, and the walker with it.
  if (follow && !isTouched && !headingUp) next = viewOf(aim, boxOf(), view.turn);
  else if (follow) next = { ...view, x, y, scale: Math.max(view.scale, LEAST_TO_FOLLOW) };
  const turn = wrapTurn(data.rotation - (position.heading ?? NaN));
  return headingUp && Math.abs(wrapTurn(turn - view.turn)) > LEAST_TURN ? { ...next, turn } : next;
}

/** With the way to the start the walker is shown when known, and not with every fix; with the way back at once. */
const withWalker = ({ leg, position, back }: MapAim): boolean =>
  position !== undefined && (leg === 1 || back !== undefined);

export function createMover({ root, drawing, group, aim, onLevel }: MoverDeps): Mover {
  let view: View = { x: 0, y: 0, scale: 1, turn: 0 };
  /** What is drawn; while fingers move, its picture is moved. */
  let drawn = view;
  /** The next frame, when something is to be written in it; how many there were since the last movement. */
  let [frame, still] = [0, 0];
  /** Until when the picture does, in ms as frames count them; 0: begun with the first frame that moves it. */
  let due = 0;
  let isTouched = false;
  let isWithWalker = false;
  let isHeadingUp = false;
  const boxOf = (): Box => root.getBoundingClientRect();

  /** Where it belongs; it stays a picture as long as fingers move, and is sharp then. */
  const place = (): void => {
    drawing.style.cssText = frame ? 'will-change:transform' : '';
    group.style.transform = transformOf(view);
    drawn = view;
  };
  /** What keeps its size and stays upright styles every element anew, so names come and go in the same frame. */
  const redraw = (): void => {
    flushSync(() => onLevel(levelAt(view.scale)));
    place();
    due = 0;
    root.style.setProperty('--turn', `${view.turn}deg`);
    root.style.setProperty('--scale', `${view.scale}`);
  };
  const draw = (now: number): void => {
    due ||= now + PICTURE_MS;
    const isResting = still++ > REST;
    const [x, y] = onScreen(view, [drawn.x, drawn.y]);
    frame = isResting ? 0 : requestAnimationFrame(draw);
    if (isResting || now > due || Math.hypot(x, y) > PICTURE_REACH) return redraw();
    const turn = `rotate(${view.turn - drawn.turn}deg)scale(${view.scale / drawn.scale})`;
    drawing.style.cssText = `will-change:transform;transform:translate(${x}px,${y}px)${turn}`;
  };
  const show = (next: View, glide = true): void => {
    if (glide) {
      // The style sheet takes it there, from where the fingers left it.
      place();
      boxOf();
    }
    // The shorter way round.
    view = { ...keptNear(next, aim()), turn: view.turn + wrapTurn(next.turn - view.turn) };
    root.toggleAttribute('data-glide', glide);
    still = glide ? REST + 1 : 0;
    // Once a frame, however many fingers there are.
    frame ||= requestAnimationFrame(draw);
  };
  const fit = (glide = true): void => {
    const now = aim();
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
      const now = aim();
      if (now.follow && (from !== MIDDLE || to !== MIDDLE)) now.onFollowEnd();
      isTouched = true;
      const before = view.scale;
      const scale = between(Math.min(before, FARTHEST), before * factor, NEAREST);
      show(moved(view, from, to, scale / before, now.headingUp ? 0 : turn), glide);
      return scale !== before;
    },
    turn: () => wrapTurn(view.turn),
    fit,
    update() {
      const now = aim();
      if (isWithWalker !== withWalker(now) && (now.back || !(isTouched && now.follow))) fit();
      const isStraight = isHeadingUp && !now.headingUp;
      isHeadingUp = now.headingUp;
      const next = alongWith(now, isStraight ? { ...view, turn: 0 } : view, boxOf, isTouched);
      if (next !== view) show(next);
    },
    end() {
      resized.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
