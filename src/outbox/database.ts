import { openDB } from 'idb';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { within } from '../shared/within';
import { DATABASE_NAME } from './messages';

/** Migrations only add: an old page or worker has to be able to use the new database. */
export const DATABASE_VERSION = 1;

/** Safari has left an open request without an answer for ever; a visitor does not wait for that. */
const OPEN_TIMEOUT_MS = 4_000;

const STORES = ['submissions', 'meta'] as const;

/** Values are unknown: another version of the site may have written them. */
export interface OutboxStore {
  get(key: string): Promise<unknown>;
  all(): Promise<unknown[]>;
  put(value: object): Promise<void>;
  /** What other versions have written may have keys of other kinds. */
  delete(key: IDBValidKey): Promise<void>;
}

export interface OutboxTransaction {
  submissions: OutboxStore;
  meta: OutboxStore;
}

type Mode = 'readonly' | 'readwrite';

export interface OutboxDatabase {
  /**
   * Runs `work` in one transaction and resolves when it is on disk. `work` may run twice (see
   * below) and must await nothing but the stores: a transaction closes when it is left idle.
   * Rejects with DatabaseUnavailable.
   */
  run<T>(mode: Mode, work: (transaction: OutboxTransaction) => Promise<T>): Promise<T>;
}

/**
 * The browser has no database for us: there is none, it is blocked, full, broken, or does not answer.
 * `cause` is the browser's own error.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

type Database = IDBPDatabase;

/**
 * The browser's database. Opened when first used, kept open, given up when a newer version of the
 * site wants to upgrade it, and opened again once when the system has closed it under us (iOS
 * does that to pages in the background: InvalidStateError, or UnknownError "connection lost").
 *
 * A page that goes into the back/forward cache lets go of it: there nothing ends a transaction, and in Safari
 * one that stands still holds up those of every other page and of the worker. What was not finished is undone,
 * and done when the page is back; it looks at everything anew then, as each transaction does.
 * @param page tells of pagehide and pageshow; in a worker they never come
 */
export function openDatabase(
  openTimeoutMs: number = OPEN_TIMEOUT_MS,
  page: EventTarget | undefined = typeof addEventListener === 'function' ? globalThis : undefined,
): OutboxDatabase {
  let opening: Promise<Database> | undefined;
  const running = new Set<AbortController>();
  let cached: Promise<unknown> | undefined;

  page?.addEventListener('pagehide', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    cached = new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));
    for (const transaction of running) transaction.abort();
    void opening?.then(
      (database) => database.close(),
      // It never opened: whoever awaits it gets the error.
      () => undefined,
    );
    opening = undefined;
  });

  function handle(): Promise<Database> {
    if (opening) return opening;
    const mine = open(() => {
      if (opening === mine) opening = undefined;
    });
    opening = mine;
    mine.catch(() => {
      // Whoever awaits it gets the error; the next call shall try anew.
      if (opening === mine) opening = undefined;
    });
    return mine;
  }

  async function attempt<T>(mode: Mode, work: (transaction: OutboxTransaction) => Promise<T>): Promise<T> {
    await cached;
    const mine = handle();
    const hidden = new AbortController();
    running.add(hidden);
    try {
      return await transact(await within(openTimeoutMs, mine, opensTooLate), mode, work, hidden.signal);
    } catch (error) {
      if (isConnectionLost(error) && opening === mine) opening = undefined;
      throw error;
    } finally {
      running.delete(hidden);
    }
  }

  return {
    async run(mode, work) {
      try {
        try {
          return await attempt(mode, work);
        } catch (error) {
          if (!isConnectionLost(error)) throw error;
          return await attempt(mode, work);
        }
      } catch (error) {
        if (isDatabaseError(error)) throw new DatabaseUnavailable(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/**
 * Stands in where the browser has no database for us: a submission is then sent directly, by the
 * same steps. It is gone with the page, so nothing in it is ever called "saved".
 */
export function memoryDatabase(): OutboxDatabase {
  const transaction = { submissions: memoryStore('id'), meta: memoryStore('key') };
  return { run: (_mode, work) => work(transaction) };
}

function memoryStore(keyName: string): OutboxStore {
  const values = new Map<string, object>();
  return {
    get: async (key) => values.get(key),
    all: async () => [...values.values()],
    put: async (value) => void values.set(String(new Map(Object.entries(value)).get(keyName)), value),
    delete: async (key) => void values.delete(String(key)),
  };
}

function opensTooLate(): never {
  throw new DOMException('The database does not open.', 'TimeoutError');
}

async function open(onClosed: () => void): Promise<Database> {
  const callbacks = {
    upgrade(database: Database) {
      if (!database.objectStoreNames.contains('submissions')) {
        database.createObjectStore('submissions', { keyPath: 'id' });
      }
      if (!database.objectStoreNames.contains('meta')) {
        database.createObjectStore('meta', { keyPath: 'key' });
      }
    },
    blocking(_current: number, _blocked: number | null, event: IDBVersionChangeEvent) {
      onClosed();
      (event.target as IDBDatabase).close();
    },
    terminated: onClosed,
  };
  // Missing or null in some private windows; where storage is blocked, reading it throws.
  if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB.', 'NotSupportedError');
  try {
    return await openDB(DATABASE_NAME, DATABASE_VERSION, callbacks);
  } catch (error) {
    // A newer version of the site was here. Its stores hold ours too: take it as it is.
    if (nameOf(error) !== 'VersionError') throw error;
    return await openDB(DATABASE_NAME, undefined, callbacks);
  }
}

async function transact<T>(
  database: Database,
  mode: Mode,
  work: (transaction: OutboxTransaction) => Promise<T>,
  hidden: AbortSignal,
): Promise<T> {
  // It may have been hidden while the database opened.
  hidden.throwIfAborted();
  // strict: on disk, not only handed to the system, before we tell a visitor "saved".
  const transaction = database.transaction(STORES, mode, { durability: 'strict' });
  const finished = transaction.done;
  // Awaited below; this keeps a rejection from being reported as unhandled meanwhile.
  finished.catch(() => undefined);
  const undo = (): void => {
    try {
      transaction.abort();
    } catch {
      // It was over already, which is all we wanted.
    }
  };
  hidden.addEventListener('abort', undo);
  try {
    const result = await work({
      submissions: storeOf(transaction, 'submissions'),
      meta: storeOf(transaction, 'meta'),
    });
    await finished;
    return result;
  } catch (error) {
    undo();
    throw error;
  } finally {
    hidden.removeEventListener('abort', undo);
  }
}

function storeOf(
  transaction: IDBPTransaction<unknown, typeof STORES, Mode>,
  name: (typeof STORES)[number],
): OutboxStore {
  const store = transaction.objectStore(name) as unknown as IDBPStore;
  return {
    get: (key) => store.get(key),
    all: () => store.getAll(),
    put: async (value) => void (await store.put(value)),
    delete: (key) => store.delete(key),
  };
}

/** idb's type for a store of either mode has optional writes; ours knows which mode it is in. */
interface IDBPStore {
  get(key: string): Promise<unknown>;
  getAll(): Promise<unknown[]>;
  put(value: object): Promise<unknown>;
  delete(key: IDBValidKey): Promise<void>;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function isConnectionLost(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error));
}

/** What a browser says when storage is blocked, full or broken; anything else is a bug of ours. */
function isDatabaseError(error: unknown): error is DOMException {
  return error instanceof DOMException;
}
