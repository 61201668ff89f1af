import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { connectTo, inTransaction } from './database-connection';
import { DATABASE_NAME } from './database-name';

/** Raise it when a store is added; stores may only be added. */
export const DATABASE_VERSION = 1;

const STORES = ['submissions', 'meta'] as const;

/** Values have the type unknown because another version of the site may have written them. */
export interface OutboxStore {
  get(key: string): Promise<unknown>;
  all(): Promise<unknown[]>;
  /** Records of other versions may have keys of other types than string. */
  keys(): Promise<IDBValidKey[]>;
  put(value: object): Promise<void>;
  delete(key: IDBValidKey): Promise<void>;
  clear(): Promise<void>;
}

export interface OutboxTransaction {
  submissions: OutboxStore;
  meta: OutboxStore;
}

type Mode = 'readonly' | 'readwrite';

export interface OutboxDatabase {
  /**
   * Runs `work` in one transaction and resolves when its changes are on disk. `work` may run twice
   * (see Connection) and must await only operations of the stores, because an idle transaction
   * closes itself. Rejects with DatabaseUnavailable.
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

/**
 * The browser's database.
 *
 * @param openTimeoutMs the longest wait until the browser opens the database
 * @param page fires pagehide and pageshow; in a worker they never fire
 */
export function openDatabase(
  openTimeoutMs?: number,
  page: EventTarget | undefined = typeof addEventListener === 'function' ? globalThis : undefined,
): OutboxDatabase {
  const connection = connectTo(DATABASE_NAME, { version: DATABASE_VERSION, upgrade: addStores, openTimeoutMs, page });
  return {
    async run(mode, work) {
      try {
        return await connection.run((database, frozen) => {
          // "strict" resolves when the data is on disk, not only passed to the system; before that
          // a visitor must not read "saved".
          const transaction = database.transaction(STORES, mode, { durability: 'strict' });
          return inTransaction(transaction, frozen, () =>
            work({ submissions: storeOf(transaction, 'submissions'), meta: storeOf(transaction, 'meta') }),
          );
        });
      } catch (error) {
        if (isDatabaseError(error)) throw new DatabaseUnavailable(error.message, { cause: error });
        throw error;
      }
    },
  };
}

function addStores(database: IDBPDatabase): void {
  if (!database.objectStoreNames.contains('submissions')) {
    database.createObjectStore('submissions', { keyPath: 'id' });
  }
  if (!database.objectStoreNames.contains('meta')) {
    database.createObjectStore('meta', { keyPath: 'key' });
  }
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
    keys: async () => [...values.keys()],
    put: async (value) => void values.set(String(new Map(Object.entries(value)).get(keyName)), value),
    delete: async (key) => void values.delete(String(key)),
    clear: async () => values.clear(),
  };
}

function storeOf(
  transaction: IDBPTransaction<unknown, typeof STORES, Mode>,
  name: (typeof STORES)[number],
): OutboxStore {
  const store = transaction.objectStore(name);
  return {
    get: (key) => store.get(key),
    all: () => store.getAll(),
    keys: () => store.getAllKeys(),
    // In idb's type a store may have no writes. It always has them, and the browser refuses them in a transaction that
    // only reads.
    put: async (value) => void (await store.put?.(value)),
    delete: async (key) => store.delete?.(key),
    clear: async () => store.clear?.(),
  };
}

/**
 * Returns whether the error is one that a browser throws when storage is blocked, full or broken;
 * any other error is a bug of ours.
 */
function isDatabaseError(error: unknown): error is DOMException {
  return error instanceof DOMException;
}
