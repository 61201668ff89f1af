// Fingers, mouse, wheel and keys on a map. What they do to the view is in view.ts.

import { degrees } from '../../geography/lines';
import type { Mover } from './mover';
import { MIDDLE, wrapTurn } from './view';
import type { Point } from './view';

/** In pixels: a press that went less far is a press. */
const STILL = 6;
/** Two fingers turn the map once they have turned by this much: to bring it nearer, one seldom holds them straight. */
const TURN_FROM = 14;
/** A turn that is left by less than this is taken back. */
const STRAIGHT = 8;
/** Half a stop: one whose middle is this near to the edge is not all to be seen. */
const MARGIN = 28;
const PAN = 60;
const ZOOM = 1.5;
const TAP_ZOOM = 2;

type Moved = Pick<Mover, 'moveByHand' | 'turn' | 'mayTurn' | 'fit'>;

const between = ([ax, ay]: Point, [bx, by]: Point): [number, number] => [bx - ax, by - ay];
const distance = (from: Point, to: Point): number => Math.hypot(...between(from, to));
const direction = (from: Point, to: Point): number => degrees(...between(from, to));
const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Where something happened, from the middle of the box. */
const pointIn = (
  { left, top, width, height }: DOMRect,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Point => [clientX - left - width / 2, clientY - top - height / 2];

type On = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) => void;

/** Moves the map by hand, until the returned function is called. */
export function listenToGestures(element: HTMLElement, map: Moved): () => void {
  const ended = new AbortController();
  // Before the stops have them: what ends on one after a drag did not press it.
  const options = { capture: true, passive: false, signal: ended.signal };
  const on: On = (type, listener) => element.addEventListener(type, listener, options);
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
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !isMoving) return;
    // In any case a glide: what keeps its size has it at once when the fingers are gone.
    const turn = map.turn();
    const isAskew = map.mayTurn() && Math.abs(turn) < STRAIGHT;
    map.moveByHand(MIDDLE, MIDDLE, 1, isAskew ? -turn : 0, true);
  };
  const click = (event: MouseEvent): void => {
    if (!isMoving || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', up);
  on('click', click);
  on('dblclick', (event) => {
    const at = pointIn(rect, event);
    map.moveByHand(at, at, TAP_ZOOM, 0, true);
  });
}

/** By how much a key on the map itself moves the map, and how much nearer it brings it. */
const KEYS = new Map<string, readonly [x: number, y: number, factor?: number]>([
  ['ArrowLeft', [PAN, 0]],
  ['ArrowRight', [-PAN, 0]],
  ['ArrowUp', [0, PAN]],
  ['ArrowDown', [0, -PAN]],
  ['+', [0, 0, ZOOM]],
  ['=', [0, 0, ZOOM]],
  ['-', [0, 0, 1 / ZOOM]],
]);

function listenToWheelAndKeys(element: HTMLElement, map: Moved, on: On): void {
  const wheel = (event: WheelEvent): void => {
    const at = pointIn(element.getBoundingClientRect(), event);
    // In pixels everywhere: Firefox counts in lines only for those who ask for the unit. At its end the wheel is the page's again.
    if (map.moveByHand(at, at, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)))) event.preventDefault();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = KEYS.get(event.key);
    if (event.key === 'Home') map.fit();
    else if (key) map.moveByHand(MIDDLE, [key[0], key[1]], key[2], 0, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A stop that a key has led to is brought into the box.
  const focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element && target.matches('a:focus-visible'))) return;
    const [box, { left, top }] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    const [x, y] = pointIn(box, { clientX: left + MARGIN, clientY: top + MARGIN });
    if (Math.abs(x) > box.width / 2 - MARGIN || Math.abs(y) > box.height / 2 - MARGIN) map.moveByHand([x, y], MIDDLE);
  };
  on('wheel', wheel);
  on('keydown', press);
  on('focusin', focus);
}
