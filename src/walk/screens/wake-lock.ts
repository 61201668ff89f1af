// Keeps the screen on while the page is visible, until ten minutes after the last touch.
import { pageVisibility, type PageVisibility } from '../../browser/page-visibility';
import { createStore, type ReadableStore } from '../../browser/store';
import { systemClock, type TimerClock } from '../../shared/clock';

/**
 * `resting`: not held at the moment; the next touch or the page's return requests it again. `refused`: the device
 * refused it, as with a low battery; the page's return requests it again.
 */
export type WakeLockState = 'off' | 'on' | 'resting' | 'refused' | 'unsupported';

export interface WakeLock extends ReadableStore<WakeLockState> {
  start(): void;
  stop(): void;
}

interface Sentinel {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

export interface WakeLockDeps {
  /** Undefined if the browser has none. */
  readonly wakeLock: { request(type: 'screen'): Promise<Sentinel> } | undefined;
  readonly page: PageVisibility;
  readonly clock: TimerClock;
  /** Calls `listener` at each touch, key press or turn of the wheel; the returned function ends that. */
  readonly onTouch: (listener: () => void) => () => void;
}

const UNTOUCHED_MS = 10 * 60_000;

/** The wake lock, visibility and clock of this browser. */
export const wakeLockDeps = (): WakeLockDeps => ({
  wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined,
  page: pageVisibility,
  clock: systemClock,
  onTouch(listener) {
    const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
    for (const event of events) addEventListener(event, listener, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, listener);
    };
  },
});

/** A screen lock that is requested between start() and stop(). */
export function createWakeLock(deps: WakeLockDeps): WakeLock {
  const { wakeLock, page, clock, onTouch } = deps;
  const store = createStore<WakeLockState>('off');
  let end: (() => void) | undefined;
  let held: Sentinel | undefined;
  /** Number of the current request. */
  let currentRequest = 0;
  let isAsking = false;
  let cancelTimer = (): void => undefined;

  function release(state: WakeLockState): void {
    currentRequest += 1;
    isAsking = false;
    cancelTimer();
    const was = held;
    held = undefined;
    store.set(state);
    // It may be released already.
    was?.release().catch(() => undefined);
  }

  function ask(): void {
    const request = ++currentRequest;
    isAsking = true;
    wakeLock?.request('screen').then(
      (sentinel) => {
        if (request !== currentRequest) {
          sentinel.release().catch(() => undefined);
          return;
        }
        isAsking = false;
        held = sentinel;
        store.set('on');
        // The system releases the lock when the page is hidden, and when the battery is low.
        sentinel.addEventListener('release', () => {
          if (held === sentinel) release('resting');
        });
      },
      () => {
        if (request === currentRequest) release('refused');
      },
    );
  }

  function touched(): void {
    cancelTimer();
    cancelTimer = clock.after(UNTOUCHED_MS, () => release('resting'));
    if (store.getSnapshot() === 'resting' && !isAsking) ask();
  }

  return {
    getSnapshot: store.getSnapshot,
    getServerSnapshot: store.getServerSnapshot,
    subscribe: store.subscribe,
    start() {
      if (end) return;
      if (!wakeLock) {
        store.set('unsupported');
        return;
      }
      const endTouch = onTouch(touched);
      const endPage = page.subscribe(() => {
        if (page.isHidden()) release('resting');
        else if (!held) {
          store.set('resting');
          touched();
        }
      });
      end = () => {
        endTouch();
        endPage();
      };
      store.set('resting');
      if (!page.isHidden()) touched();
    },
    stop() {
      end?.();
      end = undefined;
      release('off');
    },
  };
}
