import { openDB } from 'idb';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { within } from '../../shared/within';
import { DATABASE_NAME } from './database-name';

/** Migrations may only add stores: an old page or worker has to be able to use the new database. */
export const DATABASE_VERSION = 1;

/** Safari sometimes never answers an open request, and a visitor must not wait for that. */
const OPEN_TIMEOUT_MS = 4_000;

const STORES = ['submissions', 'meta'] as const;

/** Values have the type unknown because another version of the site may have written them. */
export interface OutboxStore {
  get(key: string): Promise<unknown>;
  all(): Promise<unknown[]>;
  put(value: object): Promise<void>;
  /** Records of other versions may have keys of other types. */
  delete(key: IDBValidKey): Promise<void>;
}

export interface OutboxTransaction {
  submissions: OutboxStore;
  meta: OutboxStore;
}

type Mode = 'readonly' | 'readwrite';

export interface OutboxDatabase {
  /**
   * Runs `work` in one transaction and resolves when its changes are on disk. `work` may run twice
   * (see below) and must await only operations of the stores, because an idle transaction closes
   * itself. Rejects with DatabaseUnavailable.
   */
  run<T>(mode: Mode, work: (transaction: OutboxTransaction) => Promise<T>): Promise<T>;
}

/**
 * The browser cannot provide the database: it is missing, blocked, full or broken, or it does not
 * answer. `cause` is the browser's own error.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

type Database = IDBPDatabase;

/**
 * The browser's database. It is opened at its first use and stays open. It is closed when a newer
 * version of the site wants to upgrade it, and opened again once if the system has closed it (iOS
 * does that to pages in the background: InvalidStateError, or UnknownError "connection lost").
 *
 * A page closes it when it enters the back/forward cache: no transaction ends there, and in Safari
 * an open one blocks those of all other pages and of the worker. Unfinished work is undone and runs
 * again when the page is back; like every transaction it then reads everything again.
 *
 * @param page fires pagehide and pageshow; in a worker they never fire
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
      // If it never opened, the caller gets the error elsewhere.
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
      // The caller gets the error; the next call tries again.
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
 * A database in memory for browsers that provide none: a submission is then sent directly by the
 * same steps. Its content is lost with the page, so the site never calls anything in it "saved".
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
  // indexedDB is missing or null in some private windows; if storage is blocked, reading it throws.
  if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB.', 'NotSupportedError');
  try {
    return await openDB(DATABASE_NAME, DATABASE_VERSION, callbacks);
  } catch (error) {
    // A newer version of the site has upgraded the database. Its stores include ours, so open it at
    // its own version.
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
  // The page may have been hidden while the database was opening.
  hidden.throwIfAborted();
  // "strict" resolves when the data is on disk, not only passed to the system; before that a
  // visitor must not read "saved".
  const transaction = database.transaction(STORES, mode, { durability: 'strict' });
  const finished = transaction.done;
  // The promise is awaited below; this handler prevents an unhandled rejection until then.
  finished.catch(() => undefined);
  const undo = (): void => {
    try {
      transaction.abort();
    } catch {
      // The transaction had already ended, so there is nothing to abort.
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

/** In idb's type the writes of a store are optional; our code knows the mode of its transaction. */
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

/**
 * Returns whether the error is one that a browser throws when storage is blocked, full or broken;
 * any other error is a bug of ours.
 */
function isDatabaseError(error: unknown): error is DOMException {
  return error instanceof DOMException;
}
