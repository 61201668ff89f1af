// Fingers, mouse, wheel and keys on a map. What they do to the view is in view.ts.

import { degrees, turned } from '../../geography/lines';
import { PAN, STILL, STRAIGHT, TAP_ZOOM, TURN_FROM, ZOOM } from './limits';
import type { Mover } from './mover';
import { MIDDLE, wrapTurn } from './view';
import type { Point } from './view';

type Moved = Pick<Mover, 'move' | 'turn' | 'fit'>;

const between = ([ax, ay]: Point, [bx, by]: Point): [number, number] => [bx - ax, by - ay];
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
  let askew = 0;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || fingers.size > 1) return;
    if (fingers.size === 0) {
      rect = element.getBoundingClientRect();
      begun = pointIn(rect, event);
      isMoving = false;
    }
    askew = 0;
    fingers.set(event.pointerId, pointIn(rect, event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointIn(rect, event);
    if (!isMoving && fingers.size === 1 && Math.hypot(...between(begun, to)) < STILL) return;
    isMoving = true;
    // Not earlier: a press on a stop is the stop's.
    element.setPointerCapture(event.pointerId);
    fingers.delete(event.pointerId);
    const [other] = fingers.values();
    fingers.set(event.pointerId, to);
    if (!other) return void map.move(from, to);
    // Two fingers on one spot say nothing of a direction.
    const [was, is] = [between(from, other), between(to, other)];
    const factor = Math.max(1, Math.hypot(...is)) / Math.max(1, Math.hypot(...was));
    const turn = wrapTurn(degrees(...is) - degrees(...was));
    askew += turn;
    map.move(halfway(from, other), halfway(to, other), factor, Math.abs(askew) > TURN_FROM ? turn : 0);
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !isMoving) return;
    // In any case a glide: what keeps its size has it at once when the fingers are gone.
    const turn = map.turn();
    map.move(MIDDLE, MIDDLE, 1, Math.abs(turn) < STRAIGHT ? -turn : 0, true);
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
    map.move(at, at, TAP_ZOOM, 0, true);
  });
}

/** Each a quarter further round. */
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

function listenToWheelAndKeys(element: HTMLElement, map: Moved, on: On): void {
  const wheel = (event: WheelEvent): void => {
    const at = pointIn(element.getBoundingClientRect(), event);
    // In pixels everywhere: Firefox counts in lines only for those who ask for the unit. At its end the wheel is the page's again.
    if (map.move(at, at, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)))) event.preventDefault();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS.indexOf(event.key);
    if (event.key === 'Home') map.fit();
    else if (arrow >= 0) map.move(MIDDLE, turned([PAN, 0], 90 * arrow), 1, 0, true);
    else if ('+=-'.includes(event.key)) map.move(MIDDLE, MIDDLE, event.key === '-' ? 1 / ZOOM : ZOOM, 0, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A stop that a key has led to is brought into the middle, unless its corner is near it: then all of it is seen.
  const focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element && target.matches('a:focus-visible'))) return;
    const [box, { left, top }] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    const [x, y] = pointIn(box, { clientX: left, clientY: top });
    if (Math.hypot(x / box.width, y / box.height) < 0.3) return;
    map.move([x, y], MIDDLE);
    // The browser has scrolled to where the stop was before.
    element.scrollIntoView();
  };
  on('wheel', wheel);
  on('keydown', press);
  on('focusin', focus);
}
