import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToGestures } from './gestures';
import { moved, onPlane } from './view';
import type { Point, View } from './view';

/** The box is 400 wide and high; the fingers' coordinates in these tests count from its corner. */
const HALF = 200;
const NEAREST = 2;
const START: View = { x: 0, y: 0, scale: 1, turn: 0 };

/** The part of an element that a map's field needs. */
class Field extends EventTarget {
  readonly captured = new Set<number>();
  /** The link around the pressed place. */
  stop: object | null = null;
  closest = () => this.stop;
  getBoundingClientRect = () => ({ left: 10, top: 20, width: 2 * HALF, height: 2 * HALF });
  setPointerCapture = (id: number) => void this.captured.add(id);
  fire(type: string, init: object, timeStamp = 0): Event {
    const event = Object.assign(new Event(type, { cancelable: true }), init);
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    this.dispatchEvent(event);
    return event;
  }
  pointer(type: 'down' | 'move' | 'up' | 'cancel', pointerId: number, [x, y]: Point, timeStamp = 0): Event {
    return this.fire(`pointer${type}`, { pointerId, clientX: x + 10, clientY: y + 20, button: 0 }, timeStamp);
  }
}

vi.stubGlobal('Element', Field);

let field: Field;
let view: View;
let glides: number;
let fitted: number;
let end: () => void;
beforeEach(() => {
  field = new Field();
  view = START;
  glides = 0;
  fitted = 0;
  end = listenToGestures(field as unknown as HTMLElement, {
    move(from, to, factor = 1, turn = 0, glide = false) {
      const before = view.scale;
      view = moved(view, from, to, Math.min(factor, NEAREST / before), turn);
      if (glide) glides++;
      return view.scale !== before;
    },
    turn: () => view.turn,
    fit: () => void fitted++,
  });
});
const wheel = (deltaY: number, more: object = {}) =>
  field.fire('wheel', { deltaY, deltaMode: 0, ctrlKey: false, clientX: 210, clientY: 220, ...more });
const key = (name: string, more: object = {}) => field.fire('keydown', { key: name, shiftKey: false, ...more });

describe('one finger', () => {
  it('drags the map', () => {
    field.pointer('down', 1, [100, 100]);
    field.pointer('move', 1, [130, 90]);
    expect(view).toEqual({ ...START, x: -30, y: 10 });
    expect(field.captured.has(1)).toBe(true);
  });

  it('does not drag the map with a mouse that was released outside of it', () => {
    field.pointer('down', 1, [2, 100]);
    field.fire('pointermove', { pointerId: 1, clientX: 110, clientY: 120, button: -1, buttons: 0 });
    field.pointer('move', 1, [130, 90]);
    expect(view).toEqual(START);
  });

  it('presses a stop when it hardly moves, but not after a drag', () => {
    field.stop = {};
    field.pointer('down', 1, [100, 100]);
    field.pointer('move', 1, [103, 102]);
    field.pointer('up', 1, [103, 102]);
    expect(field.captured.size).toBe(0);
    expect(field.fire('click', { detail: 1 }).defaultPrevented).toBe(false);
    expect(view).toBe(START);
    field.pointer('down', 1, [100, 100], 900);
    field.pointer('move', 1, [160, 100], 900);
    field.pointer('up', 1, [160, 100], 900);
    expect(field.fire('click', { detail: 1 }).defaultPrevented).toBe(true);
    // A key press on the link is a click too.
    expect(field.fire('click', { detail: 0 }).defaultPrevented).toBe(false);
  });

  it('moves a pressed place to the middle, and a double tap zooms in on it', () => {
    const tap = (detail: number): void => {
      field.pointer('down', 1, [300, 230]);
      field.pointer('up', 1, [300, 230]);
      field.fire('click', { detail, clientX: 310, clientY: 250 });
    };
    tap(1);
    expect(view).toEqual({ ...START, x: 100, y: 30 });
    tap(2);
    field.fire('dblclick', { clientX: 310, clientY: 250 });
    expect(view).toEqual({ scale: 2, x: 100, y: 30, turn: 0 });
    expect(glides).toBe(2);
  });

  it('opens no stop that the first press of a double tap has moved to its place', () => {
    field.stop = {};
    expect(field.fire('click', { detail: 2, clientX: 310, clientY: 250 }).defaultPrevented).toBe(true);
    expect(view).toBe(START);
  });

  it('drags the map no farther with the click that ends a drag', () => {
    field.pointer('down', 1, [100, 100]);
    field.pointer('move', 1, [130, 100]);
    field.pointer('up', 1, [130, 100]);
    field.fire('click', { detail: 1, clientX: 140, clientY: 120 });
    expect(view).toEqual({ ...START, x: -30 });
  });
});

describe('two fingers', () => {
  const turnTo = (degrees: number): void => {
    field.pointer('down', 1, [100, 200]);
    field.pointer('down', 2, [300, 200]);
    const angle = (degrees * Math.PI) / 180;
    for (let step = 1; step <= 10; step++)
      field.pointer('move', 2, [100 + 200 * Math.cos((angle * step) / 10), 200 + 200 * Math.sin((angle * step) / 10)]);
    field.pointer('up', 2, [0, 0]);
    field.pointer('up', 1, [100, 200]);
  };

  it('zoom the map and keep the points under them', () => {
    field.pointer('down', 1, [100, 200]);
    field.pointer('down', 2, [200, 200]);
    field.pointer('move', 2, [250, 200]);
    expect(view.scale).toBeCloseTo(1.5);
    expect(onPlane(view, [100 - HALF, 0])[0]).toBeCloseTo(-100);
  });

  it('rotate it, once they have turned farther than by chance', () => {
    turnTo(10);
    expect(view.turn).toBe(0);
    turnTo(60);
    expect(view.turn).toBeGreaterThan(40);
    expect(view.turn).toBeLessThan(61);
  });

  it('set it straight when it is nearly straight', () => {
    view = { ...START, turn: -40 };
    turnTo(55);
    expect(view.turn).toBe(0);
    expect(glides).toBe(1);
  });

  it('leave dragging to the other when one is lifted, and a third is ignored', () => {
    field.pointer('down', 1, [100, 200]);
    field.pointer('down', 2, [200, 200]);
    field.pointer('down', 3, [300, 300]);
    field.pointer('move', 3, [390, 390]);
    expect(view).toBe(START);
    field.pointer('cancel', 1, [100, 200]);
    field.pointer('move', 2, [210, 200]);
    field.pointer('move', 2, [220, 200]);
    expect(view).toEqual({ ...START, x: -20 });
  });
});

describe('the wheel', () => {
  it('zooms the map around the pointer', () => {
    expect(wheel(-100).defaultPrevented).toBe(true);
    expect(view.scale).toBeCloseTo(Math.exp(0.2));
    wheel(100);
    expect(view.scale).toBeCloseTo(1);
  });

  it('zooms faster for a pinch on a trackpad', () => {
    wheel(-10, { ctrlKey: true });
    expect(view.scale).toBeCloseTo(Math.exp(0.1));
  });

  it("is the page's where the map goes no further", () => {
    view = { ...START, scale: 2 };
    expect(wheel(-100).defaultPrevented).toBe(false);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', { x: -60, y: 0 }],
    ['ArrowRight', { x: 60, y: 0 }],
    ['ArrowUp', { x: 0, y: -60 }],
    ['ArrowDown', { x: 0, y: 60 }],
    ['+', { scale: 1.5 }],
    ['=', { scale: 1.5 }],
    ['-', { scale: 1 / 1.5 }],
  ])('%s', (name, expected) => {
    expect(key(name).defaultPrevented).toBe(true);
    for (const [what, value] of Object.entries({ ...START, ...expected }))
      expect(view[what as keyof View], what).toBeCloseTo(value);
  });

  it('show the requested view with Home, and ignore all other keys', () => {
    key('Home');
    expect(fitted).toBe(1);
    for (const [name, more] of [
      ['a', {}],
      ['Tab', {}],
      ['ArrowLeft', { altKey: true }],
    ] as const)
      expect(key(name, more).defaultPrevented).toBe(false);
    expect(view).toBe(START);
  });
});

it('stops listening at the end', () => {
  end();
  wheel(-100);
  key('+');
  field.pointer('down', 1, [100, 100]);
  field.pointer('move', 1, [200, 100]);
  expect(view).toBe(START);
});
