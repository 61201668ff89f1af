import { beforeEach, expect, test, vi } from 'vitest';
import { drawerOf, type Cabinet, type Draft } from './draft-store';
import { findDrawer, type Surroundings, type TabLocks } from './tab-draft-store';

const draft: Draft = { values: { message: 'Eleven cousins' }, id: undefined, inOutbox: false };

/** Locks as the browser has them; `close` lets go of all that one page holds. */
function locksOfBrowser() {
  const held = new Set<string>();
  const page = (): { locks: TabLocks; close: () => void } => {
    const mine = new Set<string>();
    const request = async (name: string, options: LockOptions, grant: (lock: Lock | null) => unknown) => {
      if (held.has(name) && options.ifAvailable) return grant(null);
      while (held.has(name)) {
        if (options.signal?.aborted) throw new DOMException('Given up', 'AbortError');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      held.add(name);
      mine.add(name);
      const result = await grant({ name, mode: 'exclusive' });
      held.delete(name);
      return result;
    };
    return { locks: { request } as unknown as TabLocks, close: () => mine.forEach((name) => held.delete(name)) };
  };
  return { page };
}

function memoryOf(): Surroundings['memory'] {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
}

let cabinet: Cabinet;
let count = 0;
const newTab = (): string => `tab-${(count += 1)}`;

beforeEach(() => {
  vi.useRealTimers();
  const kept = new Map<string, string>();
  cabinet = {
    now: () => 1,
    shelf: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      key: (index) => [...kept.keys()][index] ?? null,
      length: kept.size,
    }),
  };
});

test('after a reload the tab has its own text again, also where the page before lets go late', async () => {
  const browser = locksOfBrowser();
  const memory = memoryOf();
  const before = browser.page();
  (await findDrawer({ ...before, cabinet, memory, newTab })).save('contact', undefined, draft);
  setTimeout(before.close, 100);
  const after = await findDrawer({ ...browser.page(), cabinet, memory, newTab });
  expect(after.load('contact', undefined)).toEqual(draft);
});

test('the text of an open tab is left alone, that of a closed one is taken over', async () => {
  const browser = locksOfBrowser();
  const first = browser.page();
  (await findDrawer({ ...first, cabinet, memory: memoryOf(), newTab })).save('contact', undefined, draft);
  const second = await findDrawer({ ...browser.page(), cabinet, memory: memoryOf(), newTab });
  expect(second.load('contact', undefined)).toBeUndefined();
  first.close();
  const third = await findDrawer({ ...browser.page(), cabinet, memory: memoryOf(), newTab });
  expect(third.load('contact', undefined)).toEqual(draft);
});

test('a copied tab writes in a drawer of its own', async () => {
  const browser = locksOfBrowser();
  const memory = memoryOf();
  const first = await findDrawer({ ...browser.page(), cabinet, memory, newTab });
  first.save('contact', undefined, draft);
  const copy = await findDrawer({ ...browser.page(), cabinet, memory, newTab });
  expect(copy.load('contact', undefined)).toBeUndefined();
  copy.save('contact', undefined, { ...draft, values: { message: 'Rain?' } });
  expect(first.load('contact', undefined)).toEqual(draft);
});

test.each<[string, TabLocks | undefined]>([
  ['missing', undefined],
  ['refused', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
  [
    'throwing',
    {
      request: () => {
        throw new DOMException('No', 'InvalidStateError');
      },
    },
  ],
])('with locks %s there is a drawer all the same, and no text of others in it', async (_name, locks) => {
  drawerOf('other', cabinet).save('contact', undefined, draft);
  const drawer = await findDrawer({ locks, cabinet, memory: memoryOf(), newTab });
  expect(drawer.load('contact', undefined)).toBeUndefined();
  expect(drawer.save('contact', undefined, draft)).toBe(true);
});

test('a tab that may not remember its number gets a new one', async () => {
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const drawer = await findDrawer({ ...locksOfBrowser().page(), cabinet, memory: blocked, newTab });
  expect(drawer.save('contact', undefined, draft)).toBe(true);
});
