// Fingers, mouse, wheel and keys on a map. What they do to the view is in view.ts.

import { drag, middleOf, onScreen, pinch, spread, wrapTurn, zoom } from './view';
import type { Box, Limits, Point, View } from './view';

export interface GestureDeps {
  view(): View;
  box(): Box;
  limits(): Limits;
  /** Where on the plane a stop's square lies; undefined for anything else. */
  placeOf(element: Element): Point | undefined;
  /** Whether two fingers may turn it. */
  mayTurn(): boolean;
  /** The view as the visitor moved it; `glide`: on the way there, not at once. */
  move(view: View, glide?: boolean): void;
  /** Shows everything again. */
  fit(): void;
}

/** In pixels: a press that went less far is a press. */
const STILL = 6;
/** Two fingers turn the map once they have turned by this much: to bring it nearer, one seldom holds them straight. */
const TURN_FROM = 14;
/** A turn that is left by less than this is taken back. */
const STRAIGHT = 8;
/** A stop this near to the edge is not all to be seen. */
const MARGIN = 28;
const DOUBLE_TAP_MS = 350;
const STEP = { pan: 60, zoom: 1.5, turn: 15, tap: 2 } as const;
/** Some wheels count in lines (WheelEvent.DOM_DELTA_LINE). */
const LINES = 1;
const PX_OF_LINE = 16;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Moves the map by hand, until the returned function is called. */
export function listenToGestures(element: HTMLElement, deps: GestureDeps): () => void {
  const ended = new AbortController();
  listenToFingers(element, deps, ended.signal);
  listenToWheelAndKeys(element, deps, ended.signal);
  return () => ended.abort();
}

/** Where something happened in the box whose corner is given. */
const pointIn = ({ left, top }: DOMRect, { clientX, clientY }: MouseEvent): Point => [clientX - left, clientY - top];

function listenToFingers(element: HTMLElement, deps: GestureDeps, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  // Asked for once a gesture: the box lies still under a finger, and to ask costs a layout.
  let rect = element.getBoundingClientRect();
  let begun: Point = [0, 0];
  let isMoving = false;
  let turned = 0;
  let tap = { at: begun, time: -Infinity };

  const pair = (): readonly [Point, Point] | undefined => {
    const [a, b] = [...fingers.values()];
    return a && b ? [a, b] : undefined;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || fingers.size > 1) return;
    if (fingers.size === 0) rect = element.getBoundingClientRect();
    const at = pointIn(rect, event);
    if (fingers.size === 0) {
      begun = at;
      isMoving = false;
    }
    turned = 0;
    fingers.set(event.pointerId, at);
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointIn(rect, event);
    if (!isMoving && fingers.size === 1 && distance(begun, to) < STILL) return;
    isMoving = true;
    // Not earlier: a press on a stop is the stop's.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const before = pair();
    fingers.set(event.pointerId, to);
    const after = pair();
    if (!before || !after) return deps.move(drag(deps.view(), deps.box(), from, to));
    turned += spread(before, after).turn;
    const turning = deps.mayTurn() && Math.abs(turned) > TURN_FROM;
    deps.move(pinch(deps.view(), deps.box(), deps.limits(), before, after, turning));
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const view = deps.view();
    if (isMoving) {
      if (deps.mayTurn() && view.turn !== 0 && Math.abs(view.turn) < STRAIGHT) deps.move({ ...view, turn: 0 }, true);
      return;
    }
    const at = pointIn(rect, event);
    const isDouble = event.timeStamp - tap.time < DOUBLE_TAP_MS && distance(at, tap.at) < STILL * 4;
    tap = { at, time: isDouble ? -Infinity : event.timeStamp };
    if (isDouble) deps.move(zoom(view, deps.box(), at, STEP.tap, deps.limits()), true);
  };
  const click = (event: MouseEvent): void => {
    // What ends on a stop after a drag did not press it.
    if (!isMoving || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { capture: true, signal });
}

function listenToWheelAndKeys(element: HTMLElement, deps: GestureDeps, signal: AbortSignal): void {
  const wheel = (event: WheelEvent): void => {
    const view = deps.view();
    const pixels = event.deltaY * (event.deltaMode === LINES ? PX_OF_LINE : 1);
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    const next = zoom(view, deps.box(), pointIn(element.getBoundingClientRect(), event), factor, deps.limits());
    // At its end the wheel is the page's again.
    if (next.scale === view.scale) return;
    event.preventDefault();
    deps.move(next);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = byKey(event, deps);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === 'fit') deps.fit();
    else deps.move(next, true);
  };
  // A stop that a key has led to is brought into the box.
  const focus = ({ target }: FocusEvent): void => {
    const place = target instanceof Element && target.matches(':focus-visible') ? deps.placeOf(target) : undefined;
    if (!place) return;
    const [view, { width, height }] = [deps.view(), deps.box()];
    const [x, y] = onScreen(view, deps.box(), place);
    const isInside = x > MARGIN && y > MARGIN && x < width - MARGIN && y < height - MARGIN;
    if (!isInside) deps.move({ ...view, x: place[0], y: place[1] });
  };
  element.addEventListener('wheel', wheel, { passive: false, signal });
  element.addEventListener('keydown', key, { signal });
  element.addEventListener('focusin', focus, { signal });
}

const STEPS = new Map<string, { readonly pan?: Point; readonly nearer?: number; readonly turn?: number }>([
  ['ArrowLeft', { pan: [STEP.pan, 0], turn: -STEP.turn }],
  ['ArrowRight', { pan: [-STEP.pan, 0], turn: STEP.turn }],
  ['ArrowUp', { pan: [0, STEP.pan] }],
  ['ArrowDown', { pan: [0, -STEP.pan] }],
  ['+', { nearer: STEP.zoom }],
  ['=', { nearer: STEP.zoom }],
  ['-', { nearer: 1 / STEP.zoom }],
]);

/** What a key on the map itself does; nothing for a key that is not the map's. */
function byKey({ key, shiftKey }: KeyboardEvent, deps: GestureDeps): View | 'fit' | undefined {
  if (key === 'Home') return 'fit';
  const [view, box] = [deps.view(), deps.box()];
  const { pan, nearer = 1, turn = 0 } = STEPS.get(key) ?? {};
  if (shiftKey && turn !== 0) return { ...view, turn: wrapTurn(view.turn + turn) };
  if (pan) return drag(view, box, [0, 0], pan);
  return nearer === 1 ? undefined : zoom(view, box, middleOf(box), nearer, deps.limits());
}
