import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBackupDatabase } from './draft-backup';
import { DRAFTS_DATABASE, KEEP_DRAFT_MS } from './draft-format';
import type { TabLocks } from './draft-types';
import { openBackup } from './lazy-draft-backup';
import { openTextDatabase } from './text-database';

const KEY = 'draft:a:contact:';
const NOW = Date.UTC(2026, 4, 14);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (page = new EventTarget()) => openBackupDatabase(openTextDatabase(DRAFTS_DATABASE, page), page);
const exists = async (): Promise<boolean> => (await indexedDB.databases()).length > 0;
function backupOf() {
  const load = vi.fn(async () => open());
  return { load, backup: openBackup(load, exists) };
}
/** The stored texts as another page reads them. */
const stored = async (): Promise<[string, string][]> => [
  ...(await openTextDatabase(DRAFTS_DATABASE, new EventTarget()).read('')),
];
const textOf = (message: string, savedAt: number): string => JSON.stringify({ values: { message }, savedAt });

test('without typed text and without a backup, the code is not loaded and no database is created', async () => {
  const { load, backup } = backupOf();
  backup.flush();
  expect(await backup.ifAvailable((kept) => kept.keys())).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await indexedDB.databases()).toEqual([]);
});

test('changes made before the code is loaded are stored in their last state', async () => {
  const { load, backup } = backupOf();
  for (const text of ['E', 'El', 'Eleven cousins']) backup.note(KEY, text);
  backup.note('draft:a:survey:', 'thrown away');
  backup.note('draft:a:survey:', undefined);
  backup.flush();
  await vi.waitFor(async () => expect(await stored()).toEqual([[KEY, 'Eleven cousins']]));
  expect(load).toHaveBeenCalledOnce();
  expect(await backup.ifAvailable((kept) => kept.keys())).toEqual([KEY]);
});

test('clearing the storage, here or in another tab, discards queued writes', async () => {
  const page = new EventTarget();
  const kept = open(page);
  kept.write(KEY, 'one');
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
  kept.write(KEY, 'two');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  kept.write('draft:b:contact:', 'three');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  kept.flush();
  expect(await stored()).toEqual([
    [KEY, 'one'],
    ['draft:b:contact:', 'three'],
  ]);
});

test('reading after the database was deleted does not create it again', async () => {
  const { backup } = backupOf();
  backup.note(KEY, 'one');
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DRAFTS_DATABASE).addEventListener('success', resolve);
  });
  expect(await backup.ifAvailable((kept) => kept.keys())).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
});

test('code that fails to load is requested again, but not with every key', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ write: vi.fn() });
  const backup = openBackup(load, exists);
  for (const text of ['a', 'ab', 'abc']) {
    backup.note(KEY, text);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(load).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  backup.note(KEY, 'abcd');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a form does not wait for a database that does not answer, or refuses', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { load } = backupOf();
  const asking = openBackup(load, () => new Promise(() => {})).ifAvailable((kept) => kept.keys());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asking).toBeUndefined();
  const refused = openBackup(load, () => Promise.reject(new DOMException('The operation is insecure')));
  expect(await refused.ifAvailable((kept) => kept.keys())).toBeUndefined();
});

/** A device with these drafts in localStorage (`here`) and in the backup (`there`), and one other open tab. */
function deviceWith(here: Record<string, string>, there: Record<string, string>, openTab?: string) {
  const storage = new Map(Object.entries(here));
  const kept = open();
  for (const [key, text] of Object.entries(there)) kept.write(key, text);
  const locks = {
    request: async (name: string, _options: LockOptions, grant: (lock: Lock | null) => unknown) =>
      grant(name === `draft-tab:${openTab}` ? null : { name, mode: 'exclusive' }),
  } as unknown as TabLocks;
  const deps = {
    storage: () => ({
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
      key: () => null,
      length: 0,
    }),
    now: () => NOW,
    locks,
  };
  return { storage, kept, deps };
}

test.each([
  ['there only', undefined, 'there'],
  ['newer there', NOW - 11, 'there'],
  ['written in the same moment', NOW - 10, 'here'],
  ['newer here', NOW - 9, 'here'],
])('a draft that is %s is restored in its newer version', async (_which, savedHere, found) => {
  const here = savedHere === undefined ? {} : { [KEY]: textOf('here', savedHere) };
  const { storage, kept, deps } = deviceWith(here, { [KEY]: textOf('there', NOW - 10) });
  await kept.takeBack('a', deps);
  expect(storage.get(KEY)).toContain(`"message":"${found}"`);
});

test('drafts of closed tabs are restored too, those of an open tab are not', async () => {
  const there = { [KEY]: textOf('a', NOW), 'draft:b:contact:': textOf('b', NOW), 'draft:c:survey:': textOf('c', NOW) };
  const { storage, kept, deps } = deviceWith({}, there, 'b');
  await kept.takeBack('a', { ...deps, locks: undefined });
  expect([...storage.keys()]).toEqual([KEY]);
  await kept.takeBack('a', deps);
  expect([...storage.keys()]).toEqual([KEY, 'draft:c:survey:']);
});

test('a draft of seven days is deleted and not restored; so is an invalid one', async () => {
  const there = { [KEY]: textOf('old', NOW - KEEP_DRAFT_MS), 'draft:a:survey:': 'not ours', other: 'x' };
  const fresh = { 'draft:b:contact:': textOf('fresh', NOW - KEEP_DRAFT_MS + 1) };
  const { storage, kept, deps } = deviceWith({}, { ...there, ...fresh });
  await kept.takeBack('a', deps);
  expect([...storage.keys()]).toEqual(['draft:b:contact:']);
  await kept.deleteOld(NOW);
  await vi.waitFor(async () => expect((await stored()).map(([key]) => key)).toEqual(['draft:b:contact:', 'other']));
});

test('a draft outlives a clock that is reset to years ago, for seven days, and replaces nothing typed since', async () => {
  const then = NOW + 6 * 365 * 24 * 60 * 60_000;
  const there = { [KEY]: textOf('there', then), 'draft:a:survey:': textOf('before', then) };
  const { storage, kept, deps } = deviceWith({ 'draft:a:survey:': textOf('since', NOW - 1) }, there);
  await kept.deleteOld(NOW);
  await kept.takeBack('a', deps);
  expect(storage.get(KEY)).toContain('there');
  expect(storage.get('draft:a:survey:')).toContain('since');
  await kept.deleteOld(NOW + KEEP_DRAFT_MS - 1);
  expect((await kept.keys()).length).toBe(2);
  await kept.deleteOld(NOW + KEEP_DRAFT_MS);
  expect(await kept.keys()).toEqual([]);
});

test.each([
  ['newer there', -1, 'there'],
  ['newer here', 1, 'here'],
])('of two drafts from the future the newer one is restored: %s', async (_which, later, found) => {
  const then = NOW + 6 * 365 * 24 * 60 * 60_000;
  const { storage, kept, deps } = deviceWith({ [KEY]: textOf('here', then + later) }, { [KEY]: textOf('there', then) });
  await kept.takeBack('a', deps);
  expect(storage.get(KEY)).toContain(`"message":"${found}"`);
});

test('a draft stays in the backup if localStorage refuses it', async () => {
  const { kept, deps } = deviceWith({}, { [KEY]: textOf('there', NOW) });
  const storage = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  await kept.takeBack('a', { ...deps, storage });
  expect(await stored()).toHaveLength(1);
});
