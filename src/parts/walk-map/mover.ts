// Moves a drawn map: by hand, to what is asked for, and along with the walker. It writes one transform, and what
// follows from it, into the elements; nothing is drawn anew.

import { levelAt } from '../../geography/walk-map';
import { FARTHEST, keptNear, NEAREST, pointOf, viewOf } from './aim';
import type { Aim } from './aim';
import { between, moved, transformOf, wrapTurn } from './view';
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
   * What lies at one point of the box comes to lie at another, nearer by a factor and turned by degrees.
   * @returns whether it came nearer or went farther
   */
  move(from: Point, to: Point, factor?: number, turn?: number, glide?: boolean): boolean;
  /** The same by a hand on the map: following ends. */
  moveByHand: Mover['move'];
  /** In degrees, clockwise. */
  turn(): number;
  mayTurn(): boolean;
  /** Shows everything again. */
  fit(): void;
  /** Something else is asked of the map. */
  update(): void;
  end(): void;
}

interface MoverDeps {
  readonly root: HTMLElement;
  readonly group: SVGGElement;
  aim(): MapAim;
  /** Another level of nearness is reached: there is room for other names. */
  onLevel(level: number): void;
}

/** Pixels a unit: from here on one sees where one goes. */
const LEAST_TO_FOLLOW = 0.55;
/** In degrees: a compass is never still. */
const LEAST_TURN = 8;
/**
 * How long what keeps its size on the screen may grow and turn along with the map under moving fingers. To write it
 * costs as much as several frames; the transform alone, next to nothing.
 */
const SIZED_MS = 400;
/** A time of frames that has passed. */
const NOW = 1;

/** The view that goes along with the walker; the same where nothing is to be moved. */
function alongWith(aim: MapAim, view: View, box: Box, isTouched: boolean): View {
  const { data, position, follow, headingUp } = aim;
  if (!position) return view;
  let next = view;
  const [x, y] = pointOf(data, position);
  // What nobody has moved shows where one goes, and the walker with it.
  if (follow && !isTouched && !headingUp) next = viewOf(aim, box, view.turn);
  else if (follow) next = { ...view, x, y, scale: Math.max(view.scale, LEAST_TO_FOLLOW) };
  const turn = wrapTurn(data.rotation - (position.heading ?? NaN));
  return headingUp && Math.abs(wrapTurn(turn - view.turn)) > LEAST_TURN ? { ...next, turn } : next;
}

export function createMover({ root, group, aim, onLevel }: MoverDeps): Mover {
  let view: View = { x: 0, y: 0, scale: 1, turn: 0 };
  /** Undefined before the map has a size: then there is nothing to show. */
  let level: number | undefined;
  /** The next frame, when something is to be written in it. */
  let frame = 0;
  /** When what keeps its size is written, in ms as frames count them; 0: with the first frame that changes it, later. */
  let due = NOW;
  /** What it was written for. */
  let sized = view;
  let isTouched = false;
  let isWithWalker = false;

  /** What keeps its size and stays upright: every element of the map is styled anew by it. */
  const adjust = (): void => {
    sized = view;
    root.style.setProperty('--turn', `${view.turn}deg`);
    root.style.setProperty('--scale', `${view.scale}`);
    onLevel((level = levelAt(view.scale)));
  };
  const draw = (now: number): void => {
    group.style.transform = transformOf(view);
    due ||= now + SIZED_MS;
    const isSized = view.scale === sized.scale && view.turn === sized.turn;
    frame = now < due && !isSized ? requestAnimationFrame(draw) : 0;
    if (frame) return;
    due = 0;
    adjust();
  };
  /** `glide`: the style sheet takes it there, not at once. */
  const show = (next: View, glide = true): void => {
    // The shorter way round.
    view = { ...keptNear(next, aim()), turn: view.turn + wrapTurn(next.turn - view.turn) };
    root.toggleAttribute('data-glide', glide);
    if (glide) due = NOW;
    // Once a frame, however many fingers there are.
    frame ||= requestAnimationFrame(draw);
  };
  /** With the way to the start the walker is shown when known, and not with every fix. */
  const withWalker = ({ leg, position }: MapAim): boolean => leg === 1 && position !== undefined;
  const fit = (glide = true): void => {
    const now = aim();
    isTouched = false;
    isWithWalker = withWalker(now);
    const position = isWithWalker || now.follow ? now.position : undefined;
    show(viewOf({ ...now, position }, root.getBoundingClientRect(), now.headingUp ? view.turn : 0), glide);
  };
  const move: Mover['move'] = (from, to, factor = 1, turn = 0, glide = false) => {
    isTouched = true;
    const before = view.scale;
    const scale = between(Math.min(before, FARTHEST), before * factor, NEAREST);
    show(moved(view, from, to, scale / before, turn), glide);
    return view.scale !== before;
  };
  const resized = new ResizeObserver(() => {
    if (!isTouched) fit(false);
    cancelAnimationFrame(frame);
    due = NOW;
    draw(NOW);
  });
  resized.observe(root);

  return {
    move,
    moveByHand(...how) {
      if (aim().follow) aim().onFollowEnd();
      return move(...how);
    },
    turn: () => wrapTurn(view.turn),
    mayTurn: () => !aim().headingUp,
    fit,
    update() {
      const now = aim();
      if (level === undefined) return;
      if (isWithWalker !== withWalker(now) && !(isTouched && now.follow)) fit();
      const next = alongWith(now, view, root.getBoundingClientRect(), isTouched);
      if (next !== view) show(next);
    },
    end() {
      resized.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
