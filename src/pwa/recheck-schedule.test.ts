import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../browser/store';
import { UNKNOWN_PACKAGE, type OfflinePackage, type PackageStage } from './offline-package';
import { scheduleRechecks } from './recheck-schedule';

let state: Store<OfflinePackage>;
let look: ReturnType<typeof vi.fn<() => Promise<void>>>;
let page: { document: EventTarget & { visibilityState: string }; window: EventTarget; navigator: { onLine: boolean } };

const reach = (stage: PackageStage): void => state.set({ ...UNKNOWN_PACKAGE, stage });
const happens = (name: 'online' | 'offline' | 'visibilitychange'): void => {
  (name === 'visibilitychange' ? page.document : page.window).dispatchEvent(new Event(name));
};
const passes = (ms: number): void => {
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers();
  page = {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    window: new EventTarget(),
    navigator: { onLine: true },
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  state = createStore(UNKNOWN_PACKAGE);
  look = vi.fn(() => Promise.resolve());
  scheduleRechecks(state, look);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was paused', () => {
  it.each([
    ['still is', () => undefined],
    [
      'goes on, and is again',
      () => {
        reach('saving-pictures');
        reach('paused');
      },
    ],
  ])(
    'is looked at by itself after 30 s, then less and less often, down to once an hour: it %s',
    async (_what, goOn) => {
      const looks: number[] = [];
      look.mockImplementation(() => {
        looks.push(Date.now());
        goOn();
        return Promise.resolve();
      });
      const begun = Date.now();
      reach('paused');
      await vi.advanceTimersByTimeAsync(5 * 60 * 60_000);
      const pauses = looks.map((at, index) => (at - (looks[index - 1] ?? begun)) / 1_000);
      expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240]);
      expect(pauses.at(-1)).toBe(3_600);
    },
  );

  it('begins with 30 s again once everything was there', () => {
    reach('paused');
    passes(30_000);
    reach('ready');
    reach('paused');
    passes(30_000);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('waits no longer for having gone on for a while before', () => {
    for (let percent = 0; percent < 4; percent += 1) {
      state.set({ ...UNKNOWN_PACKAGE, stage: 'saving-pictures', doneBytes: percent });
      passes(2 * 60_000);
    }
    reach('paused');
    passes(30_000);
    expect(look).toHaveBeenCalledOnce();
  });

  it('waits for the connection, and goes on when it is back', () => {
    page.navigator.onLine = false;
    reach('paused');
    passes(30_000);
    expect(look).not.toHaveBeenCalled();
    page.navigator.onLine = true;
    happens('online');
    expect(look).toHaveBeenCalledOnce();
  });

  it('waits for a page that is seen, and goes on when it is', () => {
    page.document.visibilityState = 'hidden';
    reach('paused');
    passes(30_000);
    happens('online');
    expect(look).not.toHaveBeenCalled();
    page.document.visibilityState = 'visible';
    happens('visibilitychange');
    expect(look).toHaveBeenCalledOnce();
  });

  it('is left alone where it has gone on in the meantime', () => {
    reach('paused');
    reach('saving-pictures');
    passes(30_000);
    expect(look).not.toHaveBeenCalled();
  });
});

describe('what was ready', () => {
  beforeEach(() => reach('ready'));

  it('is looked at again when the connection is lost', () => {
    happens('offline');
    expect(look).toHaveBeenCalledOnce();
  });

  it('is looked at when the page comes back, at most every 10 minutes', () => {
    passes(10 * 60_000);
    happens('visibilitychange');
    expect(look).not.toHaveBeenCalled();
    passes(1);
    happens('visibilitychange');
    happens('visibilitychange');
    expect(look).toHaveBeenCalledOnce();
  });
});

it('looks at what was ready although the clock was set back', () => {
  reach('ready');
  vi.setSystemTime(Date.now() - 60 * 60_000);
  happens('visibilitychange');
  expect(look).toHaveBeenCalledOnce();
});

it.each(['waiting-for-tap', 'full'] as const)(
  'looks again at the pages of a package that is "%s" when the connection is lost',
  (stage) => {
    reach(stage);
    happens('offline');
    expect(look).toHaveBeenCalledOnce();
  },
);

it('leaves a package alone that is not ready when the connection is lost', () => {
  reach('saving-pictures');
  happens('offline');
  expect(look).not.toHaveBeenCalled();
});
