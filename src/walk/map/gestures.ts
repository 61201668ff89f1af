// Fingers, mouse, wheel and keys on a map. view.ts calculates what they do to the view.

import { degrees, turned } from '../../geography/lines';
import { KEY_PAN_PIXELS, PRESS_PIXELS, SNAP_DEGREES, TAP_ZOOM, ROTATE_FROM_DEGREES, KEY_ZOOM } from './limits';
import type { Mover } from './mover';
import { MIDDLE, wrapTurn } from './view';
import type { Point } from './view';

type Moved = Pick<Mover, 'move' | 'turn' | 'fit'>;

const difference = ([ax, ay]: Point, [bx, by]: Point): [number, number] => [bx - ax, by - ay];
const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The point of an event in pixels, from the middle of the box. */
const pointIn = (
  { left, top, width, height }: DOMRect,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Point => [clientX - left - width / 2, clientY - top - height / 2];

type On = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) => void;

/** Lets the visitor move the map, until the returned function is called. */
export function listenToGestures(element: HTMLElement, map: Moved): () => void {
  const ended = new AbortController();
  // Listen in the capture phase, before the stops' links: a drag that ends on a stop must not press it.
  const options = { capture: true, passive: false, signal: ended.signal };
  const on: On = (type, listener) => element.addEventListener(type, listener, options);
  listenToFingers(element, map, on);
  listenToWheelAndKeys(element, map, on);
  return () => ended.abort();
}

function listenToFingers(element: HTMLElement, map: Moved, on: On): void {
  const fingers = new Map<number, Point>();
  // Measured once for each gesture: the box does not move under a finger, and measuring costs a layout.
  let rect = element.getBoundingClientRect();
  let begun = MIDDLE;
  let isMoving = false;
  let rotated = 0;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || fingers.size > 1) return;
    if (fingers.size === 0) {
      rect = element.getBoundingClientRect();
      begun = pointIn(rect, event);
      isMoving = false;
    }
    rotated = 0;
    fingers.set(event.pointerId, pointIn(rect, event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    // A mouse may have been released outside of the map, before its movement was captured.
    if (event.buttons === 0) {
      fingers.delete(event.pointerId);
      return;
    }
    const to = pointIn(rect, event);
    if (!isMoving && fingers.size === 1 && Math.hypot(...difference(begun, to)) < PRESS_PIXELS) return;
    isMoving = true;
    // Capture only after the first movement: a press without one belongs to the stop.
    element.setPointerCapture(event.pointerId);
    fingers.delete(event.pointerId);
    const [other] = fingers.values();
    fingers.set(event.pointerId, to);
    if (!other) return void map.move(from, to);
    // Two fingers on one spot define no direction, hence the least distance of 1 pixel.
    const [was, is] = [difference(from, other), difference(to, other)];
    const factor = Math.max(1, Math.hypot(...is)) / Math.max(1, Math.hypot(...was));
    const turn = wrapTurn(degrees(...is) - degrees(...was));
    rotated += turn;
    map.move(halfway(from, other), halfway(to, other), factor, Math.abs(rotated) > ROTATE_FROM_DEGREES ? turn : 0);
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !isMoving) return;
    // Always with a glide, so that everything with a fixed screen size is redrawn at once when the fingers are lifted.
    const turn = map.turn();
    map.move(MIDDLE, MIDDLE, 1, Math.abs(turn) < SNAP_DEGREES ? -turn : 0, true);
  };
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    // The second press of a double tap may meet a stop that the first one has moved there.
    if (isMoving || event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // A press beside the stops moves its place to the middle, for visitors who cannot drag.
    const isOnStop = event.target instanceof Element && event.target.closest('a') !== null;
    if (!isOnStop) map.move(pointIn(rect, event), MIDDLE, 1, 0, true);
  };
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', up);
  on('click', click);
  // The first tap has moved the tapped place to the middle.
  on('dblclick', () => void map.move(MIDDLE, MIDDLE, TAP_ZOOM, 0, true));
}

/** Arrow keys: the direction of each is 90 degrees clockwise from that of the one before. */
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

function listenToWheelAndKeys(element: HTMLElement, map: Moved, on: On): void {
  const wheel = (event: WheelEvent): void => {
    const at = pointIn(element.getBoundingClientRect(), event);
    // deltaY is in pixels in every browser: Firefox counts lines only for code that reads deltaMode. At a limit of the
    // scale, the wheel scrolls the page again.
    if (map.move(at, at, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)))) event.preventDefault();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS.indexOf(event.key);
    if (event.key === 'Home') map.fit();
    else if (arrow >= 0) map.move(MIDDLE, turned([KEY_PAN_PIXELS, 0], 90 * arrow), 1, 0, true);
    else if ('+=-'.includes(event.key)) map.move(MIDDLE, MIDDLE, event.key === '-' ? 1 / KEY_ZOOM : KEY_ZOOM, 0, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Move a stop that gets the keyboard focus to the middle, unless its corner is already near it, so that all of it is
  // visible.
  const focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element && target.matches('a:focus-visible'))) return;
    const [box, { left, top }] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
    const [x, y] = pointIn(box, { clientX: left, clientY: top });
    if (Math.hypot(x / box.width, y / box.height) < 0.3) return;
    map.move([x, y], MIDDLE);
    // The browser has scrolled to the previous place of the stop, so scroll back to the map.
    element.scrollIntoView();
  };
  on('wheel', wheel);
  on('keydown', press);
  on('focusin', focus);
}
