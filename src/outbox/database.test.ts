import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable, DATABASE_VERSION, openDatabase } from './database';
import type { OutboxDatabase } from './database';
import { DATABASE_NAME } from './messages';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const put = (database: OutboxDatabase, id: string) =>
  database.run('readwrite', ({ submissions }) => submissions.put({ id }));
const all = (database: OutboxDatabase) => database.run('readonly', ({ submissions }) => submissions.all());

it('keeps what it is given, on disk before it says so', async () => {
  const database = openDatabase();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await put(database, 'a');
  expect(transaction).toHaveBeenLastCalledWith(['submissions', 'meta'], 'readwrite', {
    durability: 'strict',
  });
  transaction.mockRestore();
  expect(await all(openDatabase())).toEqual([{ id: 'a' }]);
});

it('writes all of a transaction or nothing', async () => {
  const database = openDatabase();
  const half = database.run('readwrite', async ({ submissions }) => {
    await submissions.put({ id: 'half' });
    throw new Error('a bug');
  });
  await expect(half).rejects.toThrow('a bug');
  expect(await all(database)).toEqual([]);
});

it('opens again when the system has closed the database under it', async () => {
  const database = openDatabase();
  const handles: IDBDatabase[] = [];
  const original = IDBDatabase.prototype.transaction;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    handles.push(this);
    return original.apply(this, args);
  });
  await put(database, 'a');
  // As iOS does to a page in the background: no event, only an error at the next use.
  handles.at(-1)?.close();
  await put(database, 'b');
  expect(await all(database)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(new Set(handles).size).toBe(2);
  spy.mockRestore();
});

it('holds up nobody from the back/forward cache, and goes on when the page is back', async () => {
  const page = new EventTarget();
  const database = openDatabase(undefined, page);
  let begun = 0;
  let mayEnd = false;
  const slow = database.run('readwrite', async ({ submissions }) => {
    begun += 1;
    // A page that stands still answers no event: its transaction would stay as it is for as long as that.
    while (!mayEnd) await submissions.get('a');
    await submissions.put({ id: 'slow' });
  });
  await vi.waitFor(() => expect(begun).toBe(1));
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  const late = put(database, 'late');

  const other = openDatabase();
  await put(other, 'other');
  expect(await all(other)).toEqual([{ id: 'other' }]);
  mayEnd = true;
  page.dispatchEvent(new Event('pageshow'));
  await Promise.all([slow, late]);
  expect(begun).toBe(2);
  expect(await all(other)).toEqual([{ id: 'late' }, { id: 'other' }, { id: 'slow' }]);
});

it('keeps its connection when the page is left for good', async () => {
  const page = new EventTarget();
  const database = openDatabase(undefined, page);
  await put(database, 'a');
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
  await put(database, 'last');
  expect(await all(database)).toEqual([{ id: 'a' }, { id: 'last' }]);
});

it('opens again after the browser has ended the connection', async () => {
  const database = openDatabase();
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  await put(database, 'a');
  opened.forEach((handle) => forceCloseDatabase(handle as never));
  await put(database, 'b');
  expect(await all(database)).toHaveLength(2);
  expect(opened).toHaveLength(2);
});

it('makes way for a newer version of the site, and works on with its database', async () => {
  const database = openDatabase();
  await put(database, 'ours');
  const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('something new'),
  });
  expect(await all(database)).toEqual([{ id: 'ours' }]);
  await put(database, 'ours too');
  expect(await newer.count('submissions')).toBe(2);
  newer.close();
});

it.each([
  ['missing', undefined],
  ['null, as in some private windows', null],
])('says so where IndexedDB is %s', async (_what, value) => {
  vi.stubGlobal('indexedDB', value);
  await expect(all(openDatabase())).rejects.toThrow(DatabaseUnavailable);
});

it('says so where the browser refuses to open it, and tries anew the next time', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const database = openDatabase();
  await expect(all(database)).rejects.toThrow(DatabaseUnavailable);
  open.mockRestore();
  expect(await all(database)).toEqual([]);
});

it('says so where it is never opened, as Safari has done', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  await expect(all(openDatabase(1))).rejects.toThrow(DatabaseUnavailable);
});

it('says so when the disk is full', async () => {
  const database = openDatabase();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const full = database.run('readwrite', ({ submissions }) => submissions.put({ id: 'a' }));
  await expect(full).rejects.toThrow(DatabaseUnavailable);
  put.mockRestore();
  expect(await all(database)).toEqual([]);
});
