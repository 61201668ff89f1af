// Moves a drawn map: by hand, to what is asked for, and along with the walker. It writes one transform, and what
// follows from it, into the elements; nothing is drawn anew.

import { levelAt, unitAt } from '../../geography/walk-map';
import { FARTHEST, keptNear, NEAREST, pointOf, viewOf } from './aim';
import type { Aim } from './aim';
import { between, moved, transformOf, wrapTurn } from './view';
import type { Box, Point, View } from './view';

/** What the drawing has to know of a view; it is drawn again when this changes. */
export interface Look {
  /** Level of nearness: which names there is room for. */
  readonly level: number;
  /** About the middle of the view, and how far from there on one may see: which names are near, in units of the plane. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

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
  onLook(look: Look): void;
}

/** Pixels a unit: from here on one sees where one goes. */
const LEAST_TO_FOLLOW = 0.55;
/** In degrees: a compass is never still. */
const LEAST_TURN = 8;
/** In pixels: the look changes when the middle has moved by this much. */
const CELL = 160;
const LONGEST_NAME = 160;
/**
 * How long what keeps its size on the screen may grow and turn along with the map under moving fingers. To write it
 * costs as much as several frames; the transform alone, next to nothing.
 */
const SIZED_MS = 400;
/** A time of frames that has passed. */
const NOW = 1;

function lookOf({ x, y, scale }: View, { width, height }: Box): Look {
  const level = levelAt(scale);
  const unit = unitAt(level);
  const cell = CELL * unit;
  return {
    level,
    x: Math.round(x / cell) * cell,
    y: Math.round(y / cell) * cell,
    reach: (Math.hypot(width, height) / 2 + CELL * Math.SQRT1_2 + LONGEST_NAME / 2) * unit,
  };
}

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

export function createMover({ root, group, aim, onLook }: MoverDeps): Mover {
  let box: Box = { width: 0, height: 0 };
  let view: View = { x: 0, y: 0, scale: 1, turn: 0 };
  let look = '';
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
    const next = lookOf(view, box);
    if (look === (look = JSON.stringify(next))) return;
    onLook(next);
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
    show(viewOf({ ...now, position }, box, now.headingUp ? view.turn : 0), glide);
  };
  const move: Mover['move'] = (from, to, factor = 1, turn = 0, glide = false) => {
    isTouched = true;
    const before = view.scale;
    const scale = between(Math.min(before, FARTHEST), before * factor, NEAREST);
    show(moved(view, from, to, scale / before, turn), glide);
    return view.scale !== before;
  };
  const resized = new ResizeObserver(([entry]) => {
    if (entry) box = entry.contentRect;
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
      // Before it has a size there is nothing to show.
      if (!box.width) return;
      if (isWithWalker !== withWalker(now) && !(isTouched && now.follow)) fit();
      const next = alongWith(now, view, box, isTouched);
      if (next !== view) show(next);
    },
    end() {
      resized.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
