// Fingers, mouse, wheel and keys on a map. What they do to the view is in view.ts.

import type { Mover } from './mover';
import { MIDDLE, wrapTurn } from './view';
import type { Point } from './view';

/** In pixels: a press that went less far is a press. */
const STILL = 6;
/** Two fingers turn the map once they have turned by this much: to bring it nearer, one seldom holds them straight. */
const TURN_FROM = 14;
/** A turn that is left by less than this is taken back. */
const STRAIGHT = 8;
/** A stop this near to the edge is not all to be seen. */
const MARGIN = 28;
const DOUBLE_TAP_MS = 350;
const STEP = { pan: 60, zoom: 1.5, tap: 2 } as const;

type Moved = Pick<Mover, 'moveByHand' | 'turn' | 'mayTurn' | 'fit'>;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const direction = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Where something happened, from the middle of the box. */
const pointIn = ({ left, top, width, height }: DOMRect, { clientX, clientY }: MouseEvent): Point => [
  clientX - left - width / 2,
  clientY - top - height / 2,
];

type On = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => void;

/** Moves the map by hand, until the returned function is called. */
export function listenToGestures(element: HTMLElement, map: Moved): () => void {
  const ended = new AbortController();
  const on: On = (type, listener, options) =>
    element.addEventListener(type, listener, { ...options, signal: ended.signal });
  listenToFingers(element, map, on);
  listenToWheelAndKeys(element, map, on);
  return () => ended.abort();
}

function listenToFingers(element: HTMLElement, map: Moved, on: On): void {
  const fingers = new Map<number, Point>();
  // Asked for once a gesture: the box lies still under a finger, and to ask costs a layout.
  let rect = element.getBoundingClientRect();
  let begun = MIDDLE;
  let isMoving = false;
  let turned = 0;
  let tap = { at: MIDDLE, time: -Infinity };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || fingers.size > 1) return;
    if (fingers.size === 0) {
      rect = element.getBoundingClientRect();
      begun = pointIn(rect, event);
      isMoving = false;
    }
    turned = 0;
    fingers.set(event.pointerId, pointIn(rect, event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointIn(rect, event);
    if (!isMoving && fingers.size === 1 && distance(begun, to) < STILL) return;
    isMoving = true;
    // Not earlier: a press on a stop is the stop's.
    element.setPointerCapture(event.pointerId);
    fingers.delete(event.pointerId);
    const [other] = fingers.values();
    fingers.set(event.pointerId, to);
    if (!other) return void map.moveByHand(from, to);
    // Two fingers on one spot say nothing of a direction.
    const factor = Math.max(1, distance(to, other)) / Math.max(1, distance(from, other));
    const turn = wrapTurn(direction(to, other) - direction(from, other));
    turned += turn;
    const isTurning = map.mayTurn() && Math.abs(turned) > TURN_FROM;
    map.moveByHand(halfway(from, other), halfway(to, other), factor, isTurning ? turn : 0);
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (isMoving) {
      // In any case a glide: what keeps its size has it at once when the fingers are gone.
      const turn = map.turn();
      const isAskew = map.mayTurn() && Math.abs(turn) < STRAIGHT;
      return void map.moveByHand(MIDDLE, MIDDLE, 1, isAskew ? -turn : 0, true);
    }
    const isDouble = event.timeStamp - tap.time < DOUBLE_TAP_MS && distance(begun, tap.at) < STILL * 4;
    tap = { at: begun, time: isDouble ? -Infinity : event.timeStamp };
    if (isDouble) map.moveByHand(begun, begun, STEP.tap, 0, true);
  };
  const click = (event: MouseEvent): void => {
    // What ends on a stop after a drag did not press it.
    if (!isMoving || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', up);
  on('click', click, { capture: true });
}

/** What a key on the map itself does: how far it moves the map, and how much nearer it brings it. */
const KEYS = new Map<string, readonly [pan: Point, factor?: number]>([
  ['ArrowLeft', [[STEP.pan, 0]]],
  ['ArrowRight', [[-STEP.pan, 0]]],
  ['ArrowUp', [[0, STEP.pan]]],
  ['ArrowDown', [[0, -STEP.pan]]],
  ['+', [MIDDLE, STEP.zoom]],
  ['=', [MIDDLE, STEP.zoom]],
  ['-', [MIDDLE, 1 / STEP.zoom]],
]);

function listenToWheelAndKeys(element: HTMLElement, map: Moved, on: On): void {
  const wheel = (event: WheelEvent): void => {
    // In pixels everywhere: Firefox counts in lines only for those who ask for the unit.
    const pixels = event.deltaY;
    const at = pointIn(element.getBoundingClientRect(), event);
    // At its end the wheel is the page's again.
    if (map.moveByHand(at, at, Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)))) event.preventDefault();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return;
    const [pan, factor] = KEYS.get(event.key) ?? [];
    if (event.key === 'Home') map.fit();
    else if (!pan) return;
    else map.moveByHand(MIDDLE, pan, factor, 0, true);
    event.preventDefault();
    event.stopPropagation();
  };
  // A stop that a key has led to is brought into the box.
  const focus = ({ target }: FocusEvent): void => {
    if (target === element || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    const [box, { left, top, width, height }] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    const [x, y] = [left + width / 2 - box.left - box.width / 2, top + height / 2 - box.top - box.height / 2];
    if (Math.abs(x) > box.width / 2 - MARGIN || Math.abs(y) > box.height / 2 - MARGIN) map.moveByHand([x, y], MIDDLE);
  };
  on('wheel', wheel, { passive: false });
  on('keydown', press);
  on('focusin', focus);
}
