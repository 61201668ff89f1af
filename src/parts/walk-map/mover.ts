// Moves a drawn map: writes one transform, and what follows from it, into the elements. Nothing is drawn anew.

import { levelAt, LEVELS, UNITS_PER_METER } from '../../geography/walk-map';
import { SIZES } from './sizes';
import { apart, betweenViews, clamp, matrixOf } from './view';
import type { Box, Limits, Point, View } from './view';

/** What the drawing has to know of a view; it is drawn again when this changes. */
export interface Look {
  /** Level of nearness: which names there is room for. */
  readonly level: number;
  /** The turn, in steps of 15 degrees: which names would stand on their heads. */
  readonly tilt: number;
  /** About the middle of the view, and how far from there on one may see: which names are near, in units of the plane. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

export interface Mover {
  view(): View;
  box(): Box;
  limits(): Limits;
  /** Where on the plane a stop's square lies. */
  placeOf(element: Element): Point | undefined;
  show(view: View, glide?: boolean): void;
  /** Measures the box again. */
  resize(): void;
  stop(): void;
}

interface MoverDeps {
  readonly root: HTMLElement;
  readonly group: SVGGElement;
  limits(box: Box): Limits;
  readonly stops: readonly Point[];
  onLook(look: Look): void;
}

/** In pixels: the look changes when the middle has moved by this much. */
const CELL = 320;
const LONGEST_NAME = 160;
const LOOK_KEYS = ['level', 'tilt', 'x', 'y', 'reach'] as const;

function lookOf({ x, y, scale, turn }: View, { width, height }: Box): Look {
  const level = levelAt(scale);
  const unit = 1 / (LEVELS.first * LEVELS.factor ** level);
  const cell = CELL * unit;
  return {
    level,
    tilt: Math.round(turn / TILT) * TILT,
    x: Math.round(x / cell) * cell,
    y: Math.round(y / cell) * cell,
    reach: (Math.hypot(width, height) / 2 + CELL * Math.SQRT1_2 + LONGEST_NAME / 2) * unit,
  };
}

const GLIDE_MS = 160;
const TILT = 15;

export function createMover({ root, group, stops, onLook, ...deps }: MoverDeps): Mover {
  let view: View = { x: 0, y: 0, scale: 1, turn: 0 };
  let look: Look | undefined;
  let gliding = 0;
  /** The next frame, when something is to be written in it. */
  let due = 0;
  let isLate = false;
  let squares = stops;
  const marks = group.querySelectorAll<SVGElement>('[data-square]');
  const ties = group.querySelectorAll('[data-tie]');
  // Measured when it may have changed: to ask while the map moves would have it laid out twice a frame.
  const measure = (): Box => ({ width: root.clientWidth, height: root.clientHeight });
  let size = measure();
  const box = (): Box => size;
  const limits = (): Limits => deps.limits(box());

  const place = (): void => {
    group.style.transform = matrixOf(view, box());
  };
  const makeRoom = (): void => {
    squares = apart(stops, SIZES.apart / view.scale);
    squares.forEach(([x, y], i) => {
      const [fromX, fromY] = stops[i] ?? [x, y];
      if (marks[i]) marks[i].style.transform = `translate(${x}px,${y}px)`;
      ties[i]?.setAttribute('x2', String(x - fromX));
      ties[i]?.setAttribute('y2', String(y - fromY));
    });
  };
  let sized = 0;
  /** What keeps its size and stays upright: every element of the map is styled anew by it. */
  const adjust = (): void => {
    isLate = false;
    root.style.setProperty('--turn', `${view.turn}deg`);
    if (sized !== view.scale) {
      sized = view.scale;
      root.style.setProperty('--k', String(1 / sized));
      root.style.setProperty('--meter', `${sized * UNITS_PER_METER}px`);
      makeRoom();
    }
    const next = lookOf(view, box());
    if (look && LOOK_KEYS.every((key) => look?.[key] === next[key])) return;
    look = next;
    onLook(next);
  };
  const draw = (): void => {
    due = 0;
    place();
    // In every second frame while the map moves, and when it has stopped.
    if (isLate || !look) return adjust();
    isLate = true;
    due = requestAnimationFrame(draw);
  };
  const set = (next: View): void => {
    view = clamp(next, limits());
    // Once a frame, however many fingers there are.
    due ||= requestAnimationFrame(draw);
  };
  const stop = (): void => cancelAnimationFrame(gliding);

  return {
    view: () => view,
    box,
    limits,
    placeOf: (element) => squares[[...marks].findIndex((one) => one.contains(element))],
    show(next, glide = false) {
      stop();
      if (!glide || matchMedia('(prefers-reduced-motion: reduce)').matches) return set(next);
      const from = view;
      const to = clamp(next, limits());
      let begun: number | undefined;
      const step = (now: number): void => {
        begun ??= now;
        const share = Math.min(1, (now - begun) / GLIDE_MS);
        set(betweenViews(from, to, share));
        if (share < 1) gliding = requestAnimationFrame(step);
      };
      gliding = requestAnimationFrame(step);
    },
    resize() {
      size = measure();
      place();
      adjust();
    },
    stop() {
      stop();
      cancelAnimationFrame(due);
      due = 0;
    },
  };
}
