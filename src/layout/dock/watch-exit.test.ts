import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { armsIn, watchExit } from './watch-exit';

let inTheWay: object | null;
let focused: string;

const pointer = (type: string, clientY: number, pointerType = 'mouse'): Event =>
  Object.assign(new Event(type), { clientY, pointerType, movementY: 0 });
function goUp(pointerType?: string): void {
  document.documentElement.dispatchEvent(pointer('pointermove', 300, pointerType));
  document.documentElement.dispatchEvent(pointer('pointermove', 8, pointerType));
}

beforeEach(() => {
  vi.useFakeTimers();
  inTheWay = null;
  focused = 'main';
  vi.stubGlobal('document', {
    documentElement: new EventTarget(),
    querySelector: () => inTheWay,
    get activeElement() {
      return { matches: (selector: string) => selector.split(', ').includes(focused) };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is armed after 5 s and not before', () => {
  const onLeave = vi.fn();
  watchExit(armsIn(0, true), onLeave);
  vi.advanceTimersByTime(4_999);
  goUp();
  expect(onLeave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  goUp();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('on the first page the time before the script counts, on a later one it begins anew', () => {
  expect(armsIn(4_000, true)).toBe(1_000);
  expect(armsIn(9_000, true)).toBe(0);
  expect(armsIn(9_000, false)).toBe(5_000);
});

test('not while a dialog is open, nor while somebody writes, nor for a finger', () => {
  const onLeave = vi.fn();
  watchExit(0, onLeave);
  vi.advanceTimersByTime(0);
  inTheWay = {};
  goUp();
  inTheWay = null;
  focused = 'textarea';
  goUp();
  focused = 'main';
  goUp('touch');
  expect(onLeave).not.toHaveBeenCalled();
  goUp();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a mouse that left below and comes back in at the top does not leave', () => {
  const onLeave = vi.fn();
  watchExit(0, onLeave);
  vi.advanceTimersByTime(0);
  document.documentElement.dispatchEvent(pointer('pointermove', 700));
  document.documentElement.dispatchEvent(pointer('pointerleave', 740));
  document.documentElement.dispatchEvent(pointer('pointermove', 3));
  expect(onLeave).not.toHaveBeenCalled();
});

test('ended, it is ended', () => {
  const onLeave = vi.fn();
  watchExit(0, onLeave)();
  vi.advanceTimersByTime(10_000);
  goUp();
  expect(onLeave).not.toHaveBeenCalled();
});
