// Texts by key in an IndexedDB database, for text that is written often and must survive a killed browser: the
// operating system has the data of a finished transaction, whereas localStorage is written to disk seconds later.
import type { IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import { connectTo, inTransaction } from '../store/database-connection';

const STORE = 'texts';
/** The time between the starts of two writes in milliseconds, so about five writes a second. */
const WRITE_EVERY_MS = 200;

/** A text to write, or to delete if it is undefined. */
interface Change {
  readonly text: string | undefined;
}

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

/**
 * Opens a database with this name at its first use, in whatever version it has: it is never
 * upgraded, so no page waits for another. In the back/forward cache nothing is written; texts that
 * were not written before are written when the page is back.
 *
 * @param page fires visibilitychange, pagehide and pageshow
 */
export function openTextDatabase(name: string, page: EventTarget = globalThis): TextDatabase {
  const waiting = new Map<string, Change>();
  /** The last change of each key: a failed write must not replace a later one. */
  const latest = new Map<string, Change>();
  const connection = connectTo(name, { upgrade: (database) => void database.createObjectStore(STORE), page });
  let isWriting = false;
  let hasWarned = false;

  for (const event of ['visibilitychange', 'pagehide', 'pageshow']) page.addEventListener(event, flush);

  async function writeBatch(database: IDBPDatabase, frozen: AbortSignal): Promise<void> {
    if (waiting.size === 0) return;
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    const batch = new Map(waiting);
    waiting.clear();
    try {
      await inTransaction(transaction, frozen, async ({ store }) => {
        const requests = [...batch].map(([key, { text }]) =>
          text === undefined ? store.delete(key) : store.put(text, key),
        );
        // Commit at once, because a closed page cannot answer the events of the transaction.
        transaction.commit();
        await Promise.all(requests);
      });
    } catch (error) {
      for (const [key, change] of batch) if (latest.get(key) === change) waiting.set(key, change);
      throw error;
    }
  }

  /** Writes all queued changes; resolves with whether that worked. Never rejects. */
  async function writeNow(): Promise<boolean> {
    try {
      await connection.run(writeBatch);
      return true;
    } catch (error) {
      if (!hasWarned) console.warn(`The database ${name} refuses`, error);
      hasWarned = true;
      return false;
    }
  }

  async function writeInTurn(): Promise<void> {
    isWriting = true;
    let wentWell = true;
    while (wentWell && waiting.size > 0) {
      const pause = new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS));
      wentWell = await writeNow();
      await pause;
    }
    isWriting = false;
  }

  function flush(): void {
    if (waiting.size > 0) void writeNow();
  }

  return {
    read(prefix) {
      flush();
      return connection.run((database, frozen) => readAll(database, frozen, prefix));
    },
    write(key, text) {
      const change = { text };
      waiting.set(key, change);
      latest.set(key, change);
      if (text === undefined) flush();
      else if (!isWriting) void writeInTurn();
    },
    flush,
    drop() {
      waiting.clear();
      latest.clear();
    },
  };
}

async function readAll(
  database: IDBPDatabase,
  frozen: AbortSignal,
  prefix: string,
): Promise<ReadonlyMap<string, string>> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
  const [keys, texts] = await inTransaction(database.transaction(STORE), frozen, ({ store }) =>
    Promise.all([store.getAllKeys(range), store.getAll(range)]),
  );
  // Another version of the site may have stored any value.
  return new Map(
    keys.flatMap((key, at) => {
      const text = parseOr(z.string(), texts[at], undefined);
      return typeof key === 'string' && text !== undefined ? [[key, text]] : [];
    }),
  );
}
