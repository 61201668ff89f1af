import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextDatabase } from '../../browser/text-database';
import { createDraftBackup, DRAFTS_DATABASE } from './draft-backup';

const KEY = 'draft:a:contact:';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const exists = async (): Promise<boolean> => (await indexedDB.databases()).length > 0;
function backupOf(page = new EventTarget()) {
  const load = vi.fn(async () => openTextDatabase(DRAFTS_DATABASE, page));
  return { load, backup: createDraftBackup({ load, exists, page }) };
}

test('before anybody has typed, and where nothing is kept, its code is not loaded and no database is made', async () => {
  const { load, backup } = backupOf();
  backup.flush();
  expect([...(await backup.read('draft:'))]).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect(await indexedDB.databases()).toEqual([]);
});

test('what was noted before the code was there is kept, as it was last', async () => {
  const { load, backup } = backupOf();
  for (const text of ['E', 'El', 'Eleven cousins']) backup.note(KEY, text);
  backup.note('draft:a:survey:', 'thrown away');
  backup.note('draft:a:survey:', undefined);
  backup.flush();
  await vi.waitFor(async () => expect([...(await backup.read('draft:a:'))]).toEqual([[KEY, 'Eleven cousins']]));
  expect(load).toHaveBeenCalledOnce();
  expect([...(await backupOf().backup.read('draft:'))]).toEqual([[KEY, 'Eleven cousins']]);
});

test('storage that was cleared here or elsewhere takes along what was about to be written', async () => {
  const page = new EventTarget();
  const { backup } = backupOf(page);
  backup.note(KEY, 'one');
  await vi.waitFor(async () => expect((await backup.read('draft:')).size).toBe(1));
  backup.note(KEY, 'two');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  await Promise.resolve();
  backup.note(KEY, 'three');
  await Promise.resolve();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  backup.flush();
  expect([...(await backup.read('draft:'))]).toEqual([[KEY, 'one']]);
});

test('to look into what was cleared away does not make it anew', async () => {
  const { backup } = backupOf();
  backup.note(KEY, 'one');
  await vi.waitFor(async () => expect((await backup.read('draft:')).size).toBe(1));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DRAFTS_DATABASE).addEventListener('success', resolve);
  });
  expect((await backup.read('draft:')).size).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
});

test('code that does not come is asked for again, though not with every key', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ write: vi.fn() });
  const backup = createDraftBackup({ load, exists: async () => true, page: new EventTarget() });
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

test('a form does not wait for a browser that does not answer, or refuses', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { load } = backupOf();
  const page = new EventTarget();
  const silent = createDraftBackup({ load, exists: () => new Promise(() => {}), page });
  const reading = silent.read('draft:');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...(await reading)]).toEqual([]);
  const refused = createDraftBackup({ load, exists: () => Promise.reject(new DOMException('No')), page });
  expect([...(await refused.read('draft:'))]).toEqual([]);
});
