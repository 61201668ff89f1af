import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBackupDatabase } from './draft-backup';
import type { Draft } from './draft-format';
import { draftStoreOf } from './draft-store';
import type { DraftStoreDeps, TabLocks } from './draft-types';
import { findTabDrafts, forgetDraftsOf, type TabDraftDeps } from './tab-draft-store';
import type { TextDatabase } from './text-database';

const draft: Draft = { values: { message: 'Eleven cousins' }, id: undefined, inOutbox: false };

/** Locks like the browser's; `close` releases all locks of one page. */
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

function memoryOf(): TabDraftDeps['memory'] {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
}

const databaseOf = (texts: Map<string, string>): TextDatabase => ({
  read: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
  write: (key, text) => void (text === undefined ? texts.delete(key) : texts.set(key, text)),
  flush: () => undefined,
  drop: () => undefined,
});

let deps: DraftStoreDeps;
/** The localStorage, which loses the last writes when the browser is killed. */
let kept: Map<string, string>;
let backedUp: Map<string, string>;
let count = 0;
const newTab = (): string => `tab-${(count += 1)}`;

beforeEach(() => {
  vi.useRealTimers();
  kept = new Map();
  backedUp = new Map();
  deps = {
    now: () => 1,
    backup: {
      note: (key, text) => void (text === undefined ? backedUp.delete(key) : backedUp.set(key, text)),
      flush: () => undefined,
      ifAvailable: (work) => work(openBackupDatabase(databaseOf(backedUp), new EventTarget())),
    },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      key: (index) => [...kept.keys()][index] ?? null,
      length: kept.size,
    }),
  };
});

afterEach(() => vi.unstubAllGlobals());

test('a reloaded tab gets its own text again, even if the page before releases the lock late', async () => {
  const browser = locksOfBrowser();
  const memory = memoryOf();
  const before = browser.page();
  (await findTabDrafts({ ...before, ...deps, memory, newTab })).save('contact', undefined, draft);
  setTimeout(before.close, 100);
  const after = await findTabDrafts({ ...browser.page(), ...deps, memory, newTab });
  expect(after.load('contact', undefined)).toEqual(draft);
});

test('the text of a closed tab is taken over, that of an open tab is not', async () => {
  const browser = locksOfBrowser();
  const first = browser.page();
  (await findTabDrafts({ ...first, ...deps, memory: memoryOf(), newTab })).save('contact', undefined, draft);
  const second = await findTabDrafts({ ...browser.page(), ...deps, memory: memoryOf(), newTab });
  expect(second.load('contact', undefined)).toBeUndefined();
  first.close();
  const third = await findTabDrafts({ ...browser.page(), ...deps, memory: memoryOf(), newTab });
  expect(third.load('contact', undefined)).toEqual(draft);
});

test('a duplicated tab has its own drafts', async () => {
  const browser = locksOfBrowser();
  const memory = memoryOf();
  const first = await findTabDrafts({ ...browser.page(), ...deps, memory, newTab });
  first.save('contact', undefined, draft);
  const copy = await findTabDrafts({ ...browser.page(), ...deps, memory, newTab });
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
])('with locks %s there are drafts all the same, and no text of others among them', async (_name, locks) => {
  draftStoreOf('other', deps).save('contact', undefined, draft);
  const drafts = await findTabDrafts({ locks, ...deps, memory: memoryOf(), newTab });
  expect(drafts.load('contact', undefined)).toBeUndefined();
  expect(drafts.save('contact', undefined, draft)).toBe(true);
});

test('a tab that cannot store its number gets a new one', async () => {
  const blocked = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const drafts = await findTabDrafts({ ...locksOfBrowser().page(), ...deps, memory: blocked, newTab });
  expect(drafts.save('contact', undefined, draft)).toBe(true);
});

test('a draft that a killed browser has only in the backup goes to the next tab, like that of a closed tab', async () => {
  const browser = locksOfBrowser();
  const killed = browser.page();
  (await findTabDrafts({ ...killed, ...deps, memory: memoryOf(), newTab })).save('contact', undefined, draft);
  killed.close();
  kept.clear();
  const next = await findTabDrafts({ ...browser.page(), ...deps, memory: memoryOf(), newTab });
  expect(next.load('contact', undefined)).toEqual(draft);
  // There is only one copy.
  expect(backedUp).toEqual(kept);
  expect(kept.size).toBe(1);
  next.forget('contact', undefined);
  expect(backedUp.size).toBe(0);
});

test('a restored tab with its number gets its own text again from the backup', async () => {
  const browser = locksOfBrowser();
  const memory = memoryOf();
  const killed = browser.page();
  (await findTabDrafts({ ...killed, ...deps, memory, newTab })).save('contact', undefined, draft);
  killed.close();
  kept.clear();
  const again = await findTabDrafts({ ...browser.page(), ...deps, memory, newTab });
  expect(again.load('contact', undefined)).toEqual(draft);
});

test('a draft that an open tab has just deleted is not restored by another tab, although the backup still has it', async () => {
  const browser = locksOfBrowser();
  const open = await findTabDrafts({ ...browser.page(), ...deps, memory: memoryOf(), newTab });
  open.save('contact', undefined, draft);
  const late = new Map(backedUp);
  open.forget('contact', undefined);
  late.forEach((text, key) => backedUp.set(key, text));
  const other = await findTabDrafts({ ...browser.page(), ...deps, memory: memoryOf(), newTab });
  expect(other.load('contact', undefined)).toBeUndefined();
  expect(open.load('contact', undefined)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('the text of a deleted submission is deleted here and in closed tabs, what was changed since and other texts stay', async () => {
  const browser = locksOfBrowser();
  const mine = { ...browser.page(), ...deps, memory: memoryOf(), newTab: () => 'mine' };
  const here = await findTabDrafts(mine);
  const [closed, open] = [browser.page(), browser.page()];
  const inClosed = await findTabDrafts({ ...closed, ...deps, memory: memoryOf(), newTab });
  const inOpen = await findTabDrafts({ ...open, ...deps, memory: memoryOf(), newTab });
  const sent: Draft = { ...draft, id: 'one', inOutbox: true };
  for (const drafts of [here, inClosed, inOpen]) {
    drafts.save('contact', undefined, sent);
    drafts.save('contact', 'one', { ...sent, changedSinceSend: true });
  }
  here.save('survey', undefined, { ...sent, id: 'two' });
  closed.close();
  await forgetDraftsOf('one', mine, Promise.resolve('mine'));
  for (const drafts of [here, inClosed]) {
    expect(drafts.load('contact', undefined)).toBeUndefined();
    expect(drafts.load('contact', 'one')).toBeDefined();
  }
  expect(here.load('survey', undefined)).toBeDefined();
  // The form of the open tab may show it.
  expect(inOpen.load('contact', undefined)).toEqual(sent);
  expect(backedUp).toEqual(kept);
});

test('without locks the text of a deleted submission is deleted here only', async () => {
  const other = draftStoreOf('other', deps);
  const mine = { locks: undefined, ...deps, memory: memoryOf(), newTab: () => 'mine' };
  const here = await findTabDrafts(mine);
  for (const drafts of [here, other]) drafts.save('contact', undefined, { ...draft, id: 'one' });
  await forgetDraftsOf('one', mine, Promise.resolve('mine'));
  expect(here.load('contact', undefined)).toBeUndefined();
  expect(other.load('contact', undefined)).toBeDefined();
});

test('a tab whose page has looked before takes over the drafts of a tab that was closed since, but not over its own', async () => {
  const browser = locksOfBrowser();
  vi.resetModules();
  vi.doMock('./draft-backup', () => ({ openBackupDatabase: () => ({ write: () => undefined }) }));
  vi.stubGlobal('navigator', { locks: browser.page().locks });
  const localStorage = Object.defineProperty(deps.storage(), 'length', { get: () => kept.size });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', memoryOf()());
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { openTabDrafts, tabDrafts } = await import('./tab-draft-store');
  await openTabDrafts();
  const mine = tabDrafts.getSnapshot();
  const shared = { ...deps, now: () => Date.now() };
  const other = browser.page();
  const survey: Draft = { ...draft, values: { feedback: 'Lovely cats' } };
  const theirs = await findTabDrafts({ ...other, ...shared, memory: memoryOf(), newTab });
  theirs.save('contact', undefined, draft);
  theirs.save('survey', undefined, survey);
  mine?.save('survey', undefined, { ...survey, values: { feedback: 'Mine' } });
  await openTabDrafts();
  expect(tabDrafts.getSnapshot()?.load('contact', undefined)).toBeUndefined();
  other.close();
  await openTabDrafts();
  expect(tabDrafts.getSnapshot()?.load('contact', undefined)).toEqual(draft);
  expect(tabDrafts.getSnapshot()?.load('survey', undefined)?.values).toEqual({ feedback: 'Mine' });
  expect(theirs.load('survey', undefined)).toEqual(survey);

  // The page goes into the back/forward cache, and another page of the tab writes more.
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelector: () => ({}), querySelectorAll: () => [] });
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  const longer = { ...draft, values: { message: 'Eleven cousins and an aunt' } };
  draftStoreOf(sessionStorage.getItem('draft-tab') ?? '', shared).save('contact', undefined, longer);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
  expect(tabDrafts.getSnapshot()?.load('contact', undefined)).toEqual(longer);
});
