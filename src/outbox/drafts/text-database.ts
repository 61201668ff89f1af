// Texts by key in an IndexedDB database, for text that is written often and must survive a killed
// browser: the operating system has the data of a finished transaction, whereas localStorage is
// written to disk seconds later.
import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import { within } from '../../shared/within';

const STORE = 'texts';
/** Safari sometimes never answers an open request. */
const OPEN_WITHIN_MS = 4_000;
/** The time between the starts of two writes in milliseconds, so about five writes a second. */
const WRITE_EVERY_MS = 200;

export interface TextDatabase {
  /** Reads the texts whose keys begin with `prefix`. Rejects if the database refuses or does not answer. */
  read(prefix: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Writes a text, or deletes it at once if it is undefined. The first write starts at once;
   * changes during a write or soon after it are written together with the next one. If the database
   * refuses, they wait for the next call. Never throws.
   */
  write(key: string, text: string | undefined): void;
  /** Starts all queued writes now: the browser completes what a closing page has handed over. */
  flush(): void;
  /** Discards queued writes. */
  drop(): void;
}

interface Connection {
  /**
   * Runs `work`, synchronously if the database is open, because work of a closing page cannot wait.
   * Runs it again with a new connection if this one turns out to be lost.
   */
  run<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T>;
  /** Closes the connection after its running work; the next use opens a new one. */
  close(): void;
}

function connectionTo(name: string): Connection {
  let opening: Promise<IDBDatabase> | undefined;
  let opened: IDBDatabase | undefined;
  const forget = (): void => {
    opening = undefined;
    opened = undefined;
  };
  const open = (): Promise<IDBDatabase> => {
    if (opening !== undefined) return opening;
    const forgetMine = (): void => {
      if (opening === mine) forget();
    };
    const mine = within(OPEN_WITHIN_MS, openDatabase(name, forgetMine), opensTooLate);
    opening = mine;
    mine.then((database) => {
      if (opening === mine) opened = database;
    }, forgetMine);
    return mine;
  };
  return {
    async run(work) {
      try {
        return await work(opened ?? (await open()));
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        forget();
        return work(await open());
      }
    },
    close() {
      // A connection that is still opening is closed when it is open, because no caller has it.
      opening?.then(
        (database) => database.close(),
        () => undefined,
      );
      opened?.close();
      forget();
    },
  };
}

/**
 * Opens a database with this name at its first use, in whatever version it has: it is never
 * upgraded, so no page waits for another. The connection is closed when another page deletes the
 * database, and when the page enters the back/forward cache, where an open transaction would block
 * those of other pages. Unfinished changes are written when the page is back.
 *
 * @param page fires visibilitychange, pagehide and pageshow
 */
export function openTextDatabase(name: string, page: EventTarget = globalThis): TextDatabase {
  const waiting = new Map<string, string | undefined>();
  const running = new Set<IDBTransaction>();
  const connection = connectionTo(name);
  let isCached = false;
  let isWriting = false;
  let hasWarned = false;

  page.addEventListener('visibilitychange', flush);
  page.addEventListener('pagehide', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return flush();
    isCached = true;
    for (const transaction of running) abort(transaction);
    connection.close();
  });
  page.addEventListener('pageshow', () => {
    isCached = false;
    flush();
  });

  async function writeBatch(database: IDBDatabase): Promise<void> {
    if (waiting.size === 0 || isCached) return;
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    const batch = new Map(waiting);
    waiting.clear();
    running.add(transaction);
    try {
      await putAll(transaction, batch);
    } catch (error) {
      for (const [key, text] of batch) if (!waiting.has(key)) waiting.set(key, text);
      throw error;
    } finally {
      running.delete(transaction);
    }
  }

  /** Writes all queued changes; resolves with whether that worked. Never rejects. */
  async function writeNow(): Promise<boolean> {
    try {
      await connection.run(writeBatch);
      return true;
    } catch (error) {
      if (!isCached && !hasWarned) console.warn(`The database ${name} refuses`, error);
      hasWarned ||= !isCached;
      return false;
    }
  }

  async function writeInTurn(): Promise<void> {
    isWriting = true;
    let wentWell = true;
    while (wentWell && waiting.size > 0 && !isCached) {
      const pause = new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS));
      wentWell = await writeNow();
      await pause;
    }
    isWriting = false;
  }

  function flush(): void {
    if (waiting.size > 0 && !isCached) void writeNow();
  }

  return {
    read(prefix) {
      flush();
      return connection.run((database) => readAll(database, prefix));
    },
    write(key, text) {
      waiting.set(key, text);
      if (text === undefined) flush();
      else if (!isWriting) void writeInTurn();
    },
    flush,
    drop: () => waiting.clear(),
  };
}

/** Passes all changes to the browser synchronously; resolves when they are written. */
async function putAll(transaction: IDBTransaction, batch: ReadonlyMap<string, string | undefined>): Promise<void> {
  const finished = whenFinished(transaction);
  try {
    const store = transaction.objectStore(STORE);
    for (const [key, text] of batch) {
      if (text === undefined) store.delete(key);
      else store.put(text, key);
    }
    // Commit at once, because a closed page cannot answer the events of the transaction.
    transaction.commit();
    await finished;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

async function readAll(database: IDBDatabase, prefix: string): Promise<ReadonlyMap<string, string>> {
  const transaction = database.transaction(STORE);
  const store = transaction.objectStore(STORE);
  const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
  const keys = store.getAllKeys(range);
  const texts = store.getAll(range);
  await whenFinished(transaction);
  // Another version of the site may have stored any value.
  return new Map(
    keys.result.flatMap((key, at) => {
      const text = parseOr(z.string(), texts.result[at], undefined);
      return typeof key === 'string' && text !== undefined ? [[key, text]] : [];
    }),
  );
}

function opensTooLate(): never {
  throw new DOMException('The database does not open.', 'TimeoutError');
}

/**
 * Opens the database.
 *
 * @param onClosed called when another page deletes the database or the system has closed the
 * connection
 */
function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // indexedDB is missing or null in some private windows; if storage is blocked, reading it
    // throws, and this promise rejects.
    if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB.', 'NotSupportedError');
    const request = indexedDB.open(name);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database does not open.')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onClosed);
      database.addEventListener('versionchange', () => {
        database.close();
        onClosed();
      });
      resolve(database);
    });
  });
}

function whenFinished(transaction: IDBTransaction): Promise<void> {
  const finished = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The transaction was undone.', 'AbortError')),
    );
  });
  // The caller that awaits the promise gets the error.
  finished.catch(() => undefined);
  return finished;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction had already ended.
  }
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);
