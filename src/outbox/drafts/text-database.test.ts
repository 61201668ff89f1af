import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextDatabase } from './text-database';

const NAME = 'notes';
const page = (): EventTarget => new EventTarget();
const goes = (persisted: boolean): Event => Object.assign(new Event('pagehide'), { persisted });

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stored = async (): Promise<[string, string][]> => [...(await openTextDatabase(NAME, page()).read(''))];
const transactions = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction') as unknown as { mock: { calls: [string, string?][] } };
const writes = (spy: ReturnType<typeof transactions>): number =>
  spy.mock.calls.filter(([, mode]) => mode === 'readwrite').length;

test('stores texts by key, and reads those whose keys have the same beginning', async () => {
  const database = openTextDatabase(NAME, page());
  database.write('a:1', 'one');
  database.write('a:2', 'two');
  database.write('b:1', 'three');
  database.flush();
  expect([...(await database.read('a:'))]).toEqual([
    ['a:1', 'one'],
    ['a:2', 'two'],
  ]);
  database.write('a:1', undefined);
  await vi.waitFor(async () =>
    expect(await stored()).toEqual([
      ['a:2', 'two'],
      ['b:1', 'three'],
    ]),
  );
});

test('the first change is written at once, and all changes made meanwhile are written together', async () => {
  const spy = transactions();
  const database = openTextDatabase(NAME, page());
  for (let letter = 1; letter <= 50; letter += 1) {
    database.write('a', 'x'.repeat(letter));
    await Promise.resolve();
  }
  await vi.waitFor(() => expect(writes(spy)).toBe(1));
  for (let letter = 51; letter <= 60; letter += 1) database.write('a', 'x'.repeat(letter));
  await vi.waitFor(async () => expect(await stored()).toEqual([['a', 'x'.repeat(60)]]));
  expect(writes(spy)).toBe(2);
});

test.each(['flush', 'hidden', 'left'])('a text is written at once in this case: %s', async (how) => {
  const spy = transactions();
  const window = page();
  const database = openTextDatabase(NAME, window);
  database.write('a', 'first');
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
  database.write('a', 'last');
  const before = writes(spy);
  if (how === 'flush') database.flush();
  if (how === 'hidden') window.dispatchEvent(new Event('visibilitychange'));
  if (how === 'left') window.dispatchEvent(goes(false));
  // The write must start synchronously, because the page may end at any time after it.
  expect(writes(spy)).toBe(before + 1);
  expect(await stored()).toEqual([['a', 'last']]);
});

test('a transaction is committed explicitly, so that it also ends if the page is closed', async () => {
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
  const database = openTextDatabase(NAME, page());
  database.write('a', 'one');
  await vi.waitFor(() => expect(committed).toHaveBeenCalledOnce());
});

test('in the back/forward cache it blocks no other page; unfinished texts are written when the page returns', async () => {
  const window = page();
  const database = openTextDatabase(NAME, window);
  await database.read('');
  database.write('a', 'one');
  window.dispatchEvent(goes(true));
  // The browser also fires visibilitychange, after pagehide.
  window.dispatchEvent(new Event('visibilitychange'));
  database.write('a', 'two');
  const deleted = new Promise((resolve) => {
    indexedDB.deleteDatabase(NAME).addEventListener('success', resolve);
  });
  await deleted;
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(async () => expect(await stored()).toEqual([['a', 'two']]));
});

test('closes a database that is to be deleted, and creates a new one with the next text', async () => {
  const database = openTextDatabase(NAME, page());
  database.write('a', 'one');
  await database.read('');
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(NAME).addEventListener('success', resolve);
  });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  database.write('b', 'two');
  database.flush();
  expect([...(await database.read(''))]).toEqual([['b', 'two']]);
});

test('opens the database again after the system has closed it', async () => {
  const handles: IDBDatabase[] = [];
  const original = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    handles.push(this);
    return original.apply(this, given);
  });
  const database = openTextDatabase(NAME, page());
  database.write('a', 'one');
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
  // iOS closes the connection of a page in the background without an event; only the next use of it fails.
  handles[0]?.close();
  database.write('a', 'two');
  database.flush();
  await vi.waitFor(async () => expect(await stored()).toEqual([['a', 'two']]));
  handles.forEach((handle) => forceCloseDatabase(handle as never));
  database.write('a', 'three');
  database.flush();
  await vi.waitFor(async () => expect(await stored()).toEqual([['a', 'three']]));
});

test('of two texts that the database refuses at the same time, the later one is written afterward', async () => {
  const database = openTextDatabase(NAME, page());
  await database.read('');
  vi.spyOn(console, 'warn').mockReturnValue();
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  database.write('a', 'older');
  database.flush();
  database.write('a', 'later');
  database.flush();
  await vi.waitFor(() => expect(refused.mock.calls.length).toBeGreaterThanOrEqual(2));
  await new Promise((resolve) => setTimeout(resolve));
  refused.mockRestore();
  database.flush();
  await vi.waitFor(async () => expect(await stored()).toEqual([['a', 'later']]));
});

test('a dropped text is not written', async () => {
  const database = openTextDatabase(NAME, page());
  await database.read('');
  database.write('a', 'one');
  await database.read('');
  database.write('a', 'two');
  database.drop();
  database.write('b', 'three');
  database.flush();
  expect([...(await database.read(''))]).toEqual([
    ['a', 'one'],
    ['b', 'three'],
  ]);
});

test('a database of another version is used unchanged, whatever it contains', async () => {
  await new Promise((resolve) => {
    const opening = indexedDB.open(NAME, 7);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('texts').put({ later: true }, 'a:odd');
      opening.result.createObjectStore('others');
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve(undefined);
    });
  });
  const database = openTextDatabase(NAME, page());
  database.write('a:1', 'one');
  database.flush();
  expect([...(await database.read('a:'))]).toEqual([['a:1', 'one']]);
});

test.each<[string, () => () => void]>([
  [
    'missing',
    () => {
      vi.stubGlobal('indexedDB', undefined);
      return () => vi.stubGlobal('indexedDB', new IDBFactory());
    },
  ],
  [
    'refused',
    () => {
      const spy = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      });
      return () => spy.mockRestore();
    },
  ],
  [
    'full',
    () => {
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('No room', 'QuotaExceededError');
      });
      return () => spy.mockRestore();
    },
  ],
])(
  'with a database that is %s nothing throws, one warning is logged, and the next text is tried again',
  async (_how, refuse) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const allow = refuse();
    const database = openTextDatabase(NAME, page());
    for (const text of ['o', 'on', 'one']) {
      database.write('a', text);
      database.flush();
    }
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    allow();
    database.write('b', 'two');
    database.flush();
    await vi.waitFor(async () =>
      expect(await stored()).toEqual([
        ['a', 'one'],
        ['b', 'two'],
      ]),
    );
    expect(warn).toHaveBeenCalledOnce();
  },
);
