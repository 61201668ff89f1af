// Texts by key in an IndexedDB database, for what is written again and again and has to outlive a browser that is
// killed: a transaction that is over is with the operating system, while localStorage is written down seconds later.
import * as z from 'zod/mini';
import { parseOr } from '../shared/parse';
import { within } from '../shared/within';

const STORE = 'texts';
/** Safari has left an open request without an answer for ever. */
const OPEN_WITHIN_MS = 4_000;
/** From the beginning of one write to that of the next: some five a second. */
const WRITE_EVERY_MS = 200;

export interface TextDatabase {
  /** The texts whose keys begin with `prefix`. Rejects where the database refuses or does not answer. */
  read(prefix: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Writes a text, or deletes it (undefined, at once). The first is written at once; what comes while a write is
   * under way, or soon after it, goes together with the next. Where the database refuses it waits for the next call.
   * Never throws.
   */
  write(key: string, text: string | undefined): void;
  /** Begins to write what waits, now: of a page that goes away all is handed to the browser before it is gone. */
  flush(): void;
  /** Forgets what waits. */
  drop(): void;
}

interface Connection {
  /**
   * Runs `work`, at once where the database is open: what is to be done before a page is gone cannot wait. Once more
   * over a new connection where this one turns out to be lost.
   */
  run<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T>;
  /** What runs goes on to its end; the next use opens it anew. */
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
      // One that is still being opened is closed once it is: nobody has it.
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
 * A database of this name, opened when first used, in whatever version there is: nothing in it is ever upgraded, so
 * no page waits for another. Let go of when somebody deletes it, and when the page goes into the back/forward cache,
 * where a transaction that stands still holds up those of other pages; what was not finished is written when the page
 * is back.
 * @param page tells of visibilitychange, pagehide and pageshow
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

  /** Whether all that waits was written. Never rejects. */
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

/** Hands all of them to the browser before it returns; resolves when they are written. */
async function putAll(transaction: IDBTransaction, batch: ReadonlyMap<string, string | undefined>): Promise<void> {
  const finished = whenFinished(transaction);
  try {
    const store = transaction.objectStore(STORE);
    for (const [key, text] of batch) {
      if (text === undefined) store.delete(key);
      else store.put(text, key);
    }
    // It ends without us: a page that is gone answers no more.
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
  // Another version of the site may have put anything there.
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

/** @param onClosed somebody deletes it, or the system has closed it: the next use opens it anew */
function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Missing or null in some private windows; where storage is blocked, reading it throws, which rejects.
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
  // Whoever awaits it gets the error.
  finished.catch(() => undefined);
  return finished;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was over already.
  }
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);
