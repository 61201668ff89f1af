// Stand-ins for the browser APIs that the walk uses (src/walk), controlled by the test.
import type { PageVisibility } from '../../../src/browser/page-visibility';
import type { TextStorage } from '../../../src/browser/stored-value';
import type { SteadyClock, TimerClock } from '../../../src/shared/clock';
import type { WatchDeps } from '../../../src/walk/position/watch-walk';

/** A clock that the test moves; timers fire in their order. */
export function fakeClock(start = Date.UTC(2026, 10, 22, 15)) {
  let now = start;
  /** The time by which the clock was set. */
  let setBy = 0;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    steady: () => now - setBy,
    after(ms: number, callback: () => void) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = end;
    },
    /** Sets the clock as a user does; timers are not affected. */
    set(time: number) {
      const by = time - now;
      now = time;
      setBy += by;
      for (const timer of timers) timer.at += by;
    },
    timers: () => timers.length,
  } satisfies TimerClock & SteadyClock & Record<string, unknown>;
}

export function fakePage() {
  let isHidden = false;
  const listeners = new Set<() => void>();
  const hide = (hidden = true): void => {
    isHidden = hidden;
    for (const listener of listeners) listener();
  };
  return {
    isHidden: () => isHidden,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hide,
    show: () => hide(false),
    listeners: () => listeners.size,
  } satisfies PageVisibility & Record<string, unknown>;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  readonly heading?: number | null;
  readonly speed?: number | null;
  readonly at: number;
}

/** A geolocation whose answers the test gives. */
export function fakeReceiver() {
  type Hearer = readonly [PositionCallback, PositionErrorCallback | null | undefined];
  const watches = new Map<number, Hearer>();
  let asked: Hearer[] = [];
  let ids = 0;
  let questions = 0;
  const hearers = (): Hearer[] => {
    const all = [...watches.values(), ...asked];
    asked = [];
    return all;
  };
  const geolocation: NonNullable<WatchDeps['geolocation']> = {
    watchPosition(found, failed) {
      ids += 1;
      watches.set(ids, [found, failed]);
      return ids;
    },
    clearWatch: (id) => {
      watches.delete(id);
    },
    getCurrentPosition(found, failed) {
      questions += 1;
      asked.push([found, failed]);
    },
  };
  return {
    geolocation,
    find({ at, ...coords }: Place) {
      for (const [found] of hearers()) found({ coords, timestamp: at } as unknown as GeolocationPosition);
    },
    fail(code: number) {
      for (const [, failed] of hearers()) failed?.({ code } as GeolocationPositionError);
    },
    isWatched: () => watches.size > 0,
    /** Whether a single fix was requested and not yet answered. */
    isAsked: () => asked.length > 0,
    questions: () => questions,
    watches: () => ids,
  };
}

/** The storage of one browser with any number of tabs, or one that refuses. */
export function fakeStorage({ refuses = 'nothing' }: { refuses?: 'nothing' | 'writing' | 'all' } = {}) {
  const values = new Map<string, string>();
  const tabs = new Set<{ listener: () => void }>();
  return {
    values,
    tab(): TextStorage {
      const mine = new Set<{ listener: () => void }>();
      return {
        read: (key) => (refuses === 'all' ? undefined : (values.get(key) ?? null)),
        write(key, text) {
          if (refuses !== 'nothing') return false;
          if (text === undefined) values.delete(key);
          else values.set(key, text);
          for (const tab of tabs) if (!mine.has(tab)) tab.listener();
          return true;
        },
        onChange(listener) {
          const entry = { listener };
          tabs.add(entry);
          mine.add(entry);
          return () => {
            tabs.delete(entry);
            mine.delete(entry);
          };
        },
      };
    },
  };
}
