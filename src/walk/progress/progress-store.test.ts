import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../tests/setup/stand-ins/walk-fakes';
import { textAtRisk } from '../../browser/unsaved-text';
import { KEPT_MS } from './kept';
import { goTo, isPunched, newProgress, punch } from './progress';
import { createProgressStore, progressStoreOf } from './progress-store';

const NOW = Date.UTC(2026, 10, 22, 16, 5);
const WALK = 'brooklyn-heights';
const KEY = 'walk-progress:brooklyn-heights';
const open = (storage: ReturnType<typeof fakeStorage>, now = () => NOW) =>
  createProgressStore(WALK, 9, storage.tab(), now);

describe('the progress of a walk', () => {
  it('is stored at each change, so that a killed app loses nothing', () => {
    const storage = fakeStorage();
    const store = open(storage);
    expect(store.getSnapshot()).toBeUndefined();
    for (const stop of [1, 2, 3, 4]) {
      store.change((progress, now) => goTo(punch(progress, stop, now), { kind: 'stop', stop }, now));
      expect(open(storage).getSnapshot()).toEqual(store.getSnapshot());
    }
    expect(store.remembers()).toBe(true);
    expect(open(storage).getSnapshot()).toMatchObject({
      at: '#stop-4',
      punched: [{ stop: 1 }, { stop: 2 }, { stop: 3 }, { stop: 4 }],
    });
  });

  it('is not begun by reading, nor by a change that changes nothing', () => {
    const storage = fakeStorage();
    const store = open(storage);
    store.change((progress) => progress);
    expect(store.getSnapshot()).toBeUndefined();
    expect(storage.values.size).toBe(0);
    expect(store.getServerSnapshot()).toBeUndefined();
  });

  it('is one card in two tabs', () => {
    const storage = fakeStorage();
    const [one, other] = [open(storage), open(storage)];
    const heard = vi.fn();
    const end = other.subscribe(heard);
    one.change((progress, now) => punch(progress, 1, now));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other.getSnapshot()).toEqual(one.getSnapshot());
    other.change((progress, now) => punch(progress, 2, now));
    // The first tab has no subscriber, but its next change still builds on the stored card.
    one.change((progress, now) => punch(progress, 3, now));
    expect(one.getSnapshot()?.punched.map(({ stop }) => stop)).toEqual([1, 2, 3]);
    end();
    one.clear();
    expect(heard).toHaveBeenCalledTimes(3);
    expect(storage.values.has(KEY)).toBe(false);
    expect(open(storage).getSnapshot()).toBeUndefined();
  });

  it('is read again while nobody listens, and when somebody begins to listen', () => {
    const storage = fakeStorage();
    const [one, other] = [open(storage), open(storage)];
    expect(one.getSnapshot()).toBeUndefined();
    other.change((progress, now) => punch(progress, 1, now));
    expect(one.getSnapshot()).toEqual(other.getSnapshot());
    other.change((progress, now) => punch(progress, 2, now));
    const end = one.subscribe(() => undefined);
    expect(one.getSnapshot()).toEqual(other.getSnapshot());
    end();
    other.clear();
    expect(one.getSnapshot()).toBeUndefined();
  });

  it('does not notify its listeners when it is asked whether it remembers', () => {
    const storage = fakeStorage();
    const store = open(storage);
    const heard = vi.fn();
    store.subscribe(heard);
    // Another tab has stored this, and its event has not come yet.
    storage.values.set(KEY, JSON.stringify(punch(newProgress(WALK, NOW), 1, NOW)));
    expect(store.remembers()).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('gives the same object until something changes', () => {
    const storage = fakeStorage();
    const store = open(storage);
    store.change((progress, now) => punch(progress, 1, now));
    store.subscribe(() => undefined);
    const before = store.getSnapshot();
    storage.tab().write('theme', 'dark');
    expect(store.getSnapshot()).toBe(before);
  });

  it.each(['writing', 'all'] as const)(
    'lasts while the page is open when the browser refuses %s, and says so',
    (refuses) => {
      const storage = fakeStorage({ refuses });
      const store = open(storage);
      const heard = vi.fn();
      store.subscribe(heard);
      store.change((progress, now) => punch(progress, 1, now));
      store.change((progress, now) => punch(progress, 2, now));
      const card = store.getSnapshot();
      expect(card && isPunched(card, 1) && isPunched(card, 2)).toBe(true);
      expect(heard).toHaveBeenCalledTimes(2);
      expect(store.remembers()).toBe(false);
      expect(open(storage).getSnapshot()).toBeUndefined();
    },
  );

  it.each(['', 'null', '{', '[]', '"x"', '{"version":1}', 'undefined'])(
    'is undefined when "%s" is stored, and can be begun',
    (text) => {
      const storage = fakeStorage();
      storage.values.set(KEY, text);
      const store = open(storage);
      expect(store.getSnapshot()).toBeUndefined();
      store.change((progress, now) => punch(progress, 1, now));
      expect(open(storage).getSnapshot()).toMatchObject({ punched: [{ stop: 1 }] });
    },
  );

  it('is forgotten after 30 days', () => {
    const storage = fakeStorage();
    open(storage).change((progress, now) => punch(progress, 1, now));
    expect(open(storage, () => NOW + KEPT_MS + 1).getSnapshot()).toBeUndefined();
  });

  it('continues when the clock was set back in the middle of the walk', () => {
    const storage = fakeStorage();
    let now = NOW;
    const store = open(storage, () => now);
    store.change((progress, time) => punch(progress, 1, time));
    now -= 3 * 60 * 60 * 1000;
    store.change((progress, time) => punch(progress, 2, time));
    expect(open(storage, () => now).getSnapshot()?.punched).toHaveLength(2);
  });

  it('does not change by being read, while the clock goes on and the last change is in its future', () => {
    const storage = fakeStorage();
    open(storage, () => NOW + 60 * 60 * 1000).change((progress, time) => punch(progress, 1, time));
    let now = NOW;
    const store = open(storage, () => now++);
    const heard = vi.fn();
    store.subscribe(heard);
    const before = store.getSnapshot();
    expect(before?.punched).toHaveLength(1);
    expect(store.remembers()).toBe(true);
    storage.tab().write('theme', 'dark');
    expect(store.getSnapshot()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the store of a walk', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is one for the page, so that a browser that refuses storage keeps the card until the page is closed', () => {
    vi.stubGlobal('localStorage', undefined);
    progressStoreOf(WALK, 9).change((progress, now) => punch(progress, 1, now));
    expect(progressStoreOf(WALK, 9).getSnapshot()).toMatchObject({ punched: [{ stop: 1 }] });
    expect(progressStoreOf('financial-district', 8).getSnapshot()).toBeUndefined();
    vi.stubGlobal('document', { querySelectorAll: () => [] });
    expect(textAtRisk()).toBe('card');
    progressStoreOf(WALK, 9).clear();
    expect(textAtRisk()).toBeUndefined();
  });
});
