// Loads the backup of the drafts when it is needed: most visitors write nothing.
import { deviceCleared } from '../../browser/device-cleared';
import { databaseExists } from '../../shared/database-exists';
import { within } from '../../shared/within';
import { DRAFTS_DATABASE } from './draft-format';
import type { BackupDatabase, DraftBackup } from './draft-types';

/** A form waits at most this long for the backup. */
const BACKUP_WITHIN_MS = 2_000;
/** After the backup's code failed to load, it is requested again only after this time. */
const ASK_AGAIN_MS = 10_000;

/**
 * The backup. Its code is loaded with the first change, or if a backup exists.
 * @param exists whether the database exists, without creating it; may reject
 */
export function openBackup(load: () => Promise<BackupDatabase>, exists: () => Promise<boolean>): DraftBackup {
  let loading: Promise<BackupDatabase> | undefined;
  const loadOnce = (): Promise<BackupDatabase> => {
    if (loading === undefined) {
      loading = load();
      loading.catch((error: unknown) => {
        console.warn('Drafts are kept in one place only', error);
        setTimeout(() => (loading = undefined), ASK_AGAIN_MS);
      });
    }
    return loading;
  };
  const ignore = (): void => undefined;
  return {
    note: (key, text) => void loadOnce().then((database) => database.write(key, text), ignore),
    flush: () => void loading?.then((database) => database.flush(), ignore),
    async ifAvailable<T>(work: (database: BackupDatabase) => Promise<T>) {
      try {
        // Check again when the code is loaded: reading a database that was deleted meanwhile would create it again.
        const ask = async (): Promise<T | undefined> => {
          if (!(await exists())) return undefined;
          const database = await loadOnce();
          return (await exists()) ? work(database) : undefined;
        };
        return await within(BACKUP_WITHIN_MS, ask(), () => undefined);
      } catch (error) {
        console.warn('The backup of the drafts could not be read', error);
        return undefined;
      }
    },
  };
}

/**
 * After the visitor has cleared this device there is none, because reading it would create it again. An older browser
 * without `databases` can tell only by opening it; one that has it, but does not answer or refuses, has no backup to
 * read.
 */
const hasBackup = async (): Promise<boolean> =>
  !deviceCleared.getSnapshot() && (await databaseExists(DRAFTS_DATABASE, !('databases' in indexedDB)));

export const draftBackup = openBackup(async () => (await import('./draft-backup')).openBackupDatabase(), hasBackup);
