import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exitCardWasShown, exitVariant, noteExitCardShown } from './ExitIntent';
import { armsIn, isLeaving, watchExit, watchExitOnceSeen, type PointerSign } from './watch-exit';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', 'both'],
  ['/blog', 'newsletter'],
  ['/blog/catty-goodman-of-division-street', 'newsletter'],
  ['/gallery', 'newsletter'],
  ['/in-the-news', 'newsletter'],
  ['/about', 'newsletter'],
  ['/tours', 'booking'],
  ['/tours/brooklyn-heights', 'booking'],
  ['/tours/private-tours', 'booking'],
  ['/booking', undefined],
  ['/contact', undefined],
  ['/survey', undefined],
  ['/outbox', undefined],
  // These names only begin like one of the pages.
  ['/contact-sheet', 'newsletter'],
])('%s offers %s', (path, variant) => {
  expect(exitVariant(path)).toBe(variant);
});

const up: PointerSign = { kind: 'moves', pointer: 'mouse', y: 20, before: 60, movedBy: -40 };

test.each<[string, Partial<PointerSign>, boolean]>([
  ['moving up to 20 px', {}, true],
  ['moving up to 21 px', { y: 21 }, false],
  ['moving sideways along the top', { before: 20, movedBy: 0 }, false],
  ['moving down from the top', { before: 4, movedBy: 16 }, false],
  ['leaving at 10 px', { kind: 'leaves', y: 10, before: 40 }, true],
  ['leaving at 11 px', { kind: 'leaves', y: 11, before: 40 }, false],
  ['leaving above the edge, from where it was seen last', { kind: 'leaves', y: -3, before: -3 }, true],
  ['leaving by the side', { kind: 'leaves', y: 300, before: 340 }, false],
  ['the first move seen, upward', { before: undefined }, true],
  ['coming in from the top', { before: undefined, movedBy: 20 }, false],
  ['a finger', { pointer: 'touch' }, false],
  ['a pen', { pointer: 'pen' }, false],
])('%s', (_what, changes, leaves) => {
  expect(isLeaving({ ...up, ...changes })).toBe(leaves);
});

describe('watchExit', () => {
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

  describe('a page that is hidden at first', () => {
    let page: EventTarget & { visibilityState: DocumentVisibilityState };
    const becomes = (state: DocumentVisibilityState): void => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    const listeners = (): number => getEventListeners(page, 'visibilitychange').length;

    beforeEach(() => {
      page = Object.assign(new EventTarget(), { visibilityState: 'hidden' as const }, document);
      vi.stubGlobal('document', page);
    });

    test('has its 5 s from the moment when the visitor sees it', () => {
      const onLeave = vi.fn();
      const end = watchExitOnceSeen(0, onLeave);
      vi.advanceTimersByTime(60_000);
      becomes('hidden');
      vi.advanceTimersByTime(60_000);
      becomes('visible');
      vi.advanceTimersByTime(4_999);
      goUp();
      expect(onLeave).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      goUp();
      expect(onLeave).toHaveBeenCalledOnce();
      expect(listeners()).toBe(0);
      end();
      goUp();
      expect(onLeave).toHaveBeenCalledOnce();
    });

    test('is not watched at all if it is left before', () => {
      const onLeave = vi.fn();
      watchExitOnceSeen(0, onLeave)();
      expect(listeners()).toBe(0);
      becomes('visible');
      vi.advanceTimersByTime(10_000);
      goUp();
      expect(onLeave).not.toHaveBeenCalled();
    });

    test('a page that is seen has the time that it was given', () => {
      const onLeave = vi.fn();
      becomes('visible');
      watchExitOnceSeen(0, onLeave);
      vi.advanceTimersByTime(0);
      goUp();
      expect(onLeave).toHaveBeenCalledOnce();
      expect(listeners()).toBe(0);
    });
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

  test('does not report a mouse that leaves after the watch has ended', () => {
    const onLeave = vi.fn();
    watchExit(0, onLeave)();
    vi.advanceTimersByTime(10_000);
    goUp();
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('the card', () => {
  test('shown once, it was shown for the rest of the session', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect(exitCardWasShown()).toBe(false);
    expect(noteExitCardShown()).toBe(true);
    expect(exitCardWasShown()).toBe(true);
  });

  test('where nothing can be noted it does not come', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    expect(exitCardWasShown()).toBe(true);
    expect(noteExitCardShown()).toBe(false);
  });
});
