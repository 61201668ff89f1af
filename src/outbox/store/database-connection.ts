// A connection to an IndexedDB database that bears what browsers do to connections: they never open them, close them,
// or freeze the page that has one.
import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { within } from '../../shared/within';

/** Safari sometimes never answers an open request, and a visitor must not wait for that. */
const OPEN_TIMEOUT_MS = 4_000;

interface Connection {
  /**
   * Runs `work` with the open database: at once if it is open already, because a page that is being closed cannot wait.
   * Runs it once more if the system has closed the connection (iOS does that to pages in the background) or if the page
   * was in the back/forward cache.
   *
   * @param work gets a signal that fires when the page enters the back/forward cache: it must then abort its
   *   transactions (see `inTransaction`)
   */
  run<T>(work: (database: IDBPDatabase, frozen: AbortSignal) => Promise<T>): Promise<T>;
}

interface ConnectionOptions {
  /** Creates the stores; it may only add stores, because an old page or worker has to be able to use the database. */
  readonly upgrade: (database: IDBPDatabase) => void;
  /** The version that has all stores; without it the database is opened in whatever version it has. */
  readonly version?: number;
  readonly openTimeoutMs?: number | undefined;
  /** Fires pagehide and pageshow; in a worker they never fire. */
  readonly page?: EventTarget | undefined;
}

/**
 * Connects to a database. It is opened at its first use and stays open. It is closed when another page upgrades or
 * deletes it.
 *
 * A page closes it when it enters the back/forward cache: no transaction ends there, and in Safari an open one blocks
 * those of all other pages and of the worker. Unfinished work is undone and runs again when the page is back.
 */
export function connectTo(
  name: string,
  { upgrade, version, openTimeoutMs = OPEN_TIMEOUT_MS, page }: ConnectionOptions,
): Connection {
  let opening: Promise<IDBPDatabase> | undefined;
  let opened: IDBPDatabase | undefined;
  let frozen: Promise<unknown> | undefined;
  const running = new Set<AbortController>();

  const forget = (): void => {
    opening = undefined;
    opened = undefined;
  };

  page?.addEventListener('pagehide', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    const returned = new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));
    frozen = returned.then(() => (frozen = undefined));
    for (const work of running) work.abort();
    opening?.then(
      (database) => database.close(),
      // If the database never opened, the caller gets the error elsewhere.
      () => undefined,
    );
    forget();
  });

  function open(): Promise<IDBPDatabase> {
    if (opening !== undefined) return opening;
    const forgetMine = (): void => {
      if (opening === mine) forget();
    };
    const mine = openInAnyVersion(name, version, upgrade, forgetMine);
    opening = mine;
    // If it does not open, the caller gets the error, and the next call tries again.
    mine.then((database) => {
      if (opening === mine) opened = database;
    }, forgetMine);
    return mine;
  }

  async function attempt<T>(work: (database: IDBPDatabase, frozen: AbortSignal) => Promise<T>): Promise<T> {
    if (frozen !== undefined) await frozen;
    const mine = open();
    const hidden = new AbortController();
    running.add(hidden);
    try {
      const database = opened ?? (await within(openTimeoutMs, mine, opensTooLate));
      // The page may have been hidden while the database was opening.
      hidden.signal.throwIfAborted();
      return await work(database, hidden.signal);
    } catch (error) {
      if (isConnectionLost(error) && opening === mine) forget();
      throw error;
    } finally {
      running.delete(hidden);
    }
  }

  return {
    async run(work) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        return await attempt(work);
      }
    },
  };
}

interface Transaction {
  readonly done: Promise<void>;
  abort(): void;
}

/**
 * Runs `work` in a transaction and resolves when its changes are written. An error of `work` and the signal undo the
 * transaction. `work` must await only operations of the stores, because an idle transaction closes itself.
 */
export async function inTransaction<T, Opened extends Transaction>(
  transaction: Opened,
  frozen: AbortSignal,
  work: (transaction: Opened) => Promise<T>,
): Promise<T> {
  const { done } = transaction;
  // The promise is awaited below; this handler prevents an unhandled rejection until then.
  done.catch(() => undefined);
  const undo = (): void => {
    try {
      transaction.abort();
    } catch {
      // The transaction had already ended, so there is nothing to abort.
    }
  };
  frozen.addEventListener('abort', undo);
  try {
    const result = await work(transaction);
    await done;
    return result;
  } catch (error) {
    undo();
    throw error;
  } finally {
    frozen.removeEventListener('abort', undo);
  }
}

async function openInAnyVersion(
  name: string,
  version: number | undefined,
  upgrade: (database: IDBPDatabase) => void,
  onClosed: () => void,
): Promise<IDBPDatabase> {
  const callbacks = {
    upgrade,
    blocking(_current: number, _blocked: number | null, event: IDBVersionChangeEvent) {
      onClosed();
      (event.target as IDBDatabase).close();
    },
    terminated: onClosed,
  };
  // indexedDB is missing or null in some private windows; if storage is blocked, reading it throws.
  if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB.', 'NotSupportedError');
  try {
    return await openDB(name, version, callbacks);
  } catch (error) {
    // A newer version of the site has upgraded the database. Its stores include ours, so open it at its own version.
    if (nameOf(error) !== 'VersionError') throw error;
    return await openDB(name, undefined, callbacks);
  }
}

function opensTooLate(): never {
  throw new DOMException('The database does not open.', 'TimeoutError');
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Safari closes a connection without an event: InvalidStateError, or UnknownError "connection lost". */
const isConnectionLost = (error: unknown): boolean => /^(InvalidState|Unknown|Abort)Error$/.test(nameOf(error));
