// The drafts a second time, in IndexedDB. A browser that is killed has lost what it was to write into localStorage
// in the last seconds; what was put into a database is with the operating system as soon as the transaction is over.
// localStorage is written while the visitor types and read when a form opens; the backup follows it, and is asked
// once, when a form opens. Its code comes with the first change, or where there is a backup (docs/decisions/0042).
import type { TextDatabase } from '../../browser/text-database';
import { within } from '../../shared/within';

/** One of its own: that of the outbox is there only where somebody has sent something, and says so to every page. */
export const DRAFTS_DATABASE = 'gotham-mousers-drafts';
/** A form waits no longer for what a database has kept. */
const READ_WITHIN_MS = 2_000;
/** Code that did not come is not asked for with every key. */
const ASK_AGAIN_MS = 10_000;

export interface DraftBackup {
  /** What is kept under this key is another text now; undefined where it was deleted. Never throws. */
  note(key: string, text: string | undefined): void;
  /** Writes what was noted at once. */
  flush(): void;
  /** The texts whose keys begin so; none where there is no backup, or it does not answer. Never rejects. */
  read(prefix: string): Promise<ReadonlyMap<string, string>>;
}

export interface DraftBackupDeps {
  readonly load: () => Promise<TextDatabase>;
  /** Whether there is a database without making one. May reject. */
  readonly exists: () => Promise<boolean>;
  /** Tells that all of the storage was cleared, here or in another tab. */
  readonly page: EventTarget;
}

export function createDraftBackup({ load, exists, page }: DraftBackupDeps): DraftBackup {
  let loading: Promise<TextDatabase> | undefined;

  function loadOnce(): Promise<TextDatabase> {
    if (loading !== undefined) return loading;
    loading = load();
    loading.then(
      (database) =>
        page.addEventListener('storage', (event) => {
          // Whoever clears the storage deletes the database as well: nothing is to come back.
          if ('key' in event && event.key === null) database.drop();
        }),
      (error: unknown) => {
        console.warn('Drafts are kept in one place only', error);
        setTimeout(() => (loading = undefined), ASK_AGAIN_MS);
      },
    );
    return loading;
  }
  const whenLoaded = (work: (database: TextDatabase) => void): void => {
    // What is to be said where it did not load was said once.
    loadOnce().then(work, () => undefined);
  };

  return {
    note: (key, text) => whenLoaded((database) => database.write(key, text)),
    flush: () => {
      if (loading !== undefined) whenLoaded((database) => database.flush());
    },
    async read(prefix) {
      const ask = async (): Promise<ReadonlyMap<string, string>> => {
        // Also where its code is there: to read a database that was cleared away would make it anew.
        if (!(await exists())) return new Map();
        return (await loadOnce()).read(prefix);
      };
      try {
        return await within(READ_WITHIN_MS, ask(), () => new Map());
      } catch (error) {
        console.warn('The backup of the drafts could not be read', error);
        return new Map();
      }
    },
  };
}

async function isThere(): Promise<boolean> {
  // Missing in older browsers: then only the database itself can say.
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === DRAFTS_DATABASE);
}

export const draftBackup = createDraftBackup({
  load: async () => (await import('../../browser/text-database')).openTextDatabase(DRAFTS_DATABASE),
  exists: isThere,
  page: globalThis,
});
