// A second copy of the drafts, in IndexedDB. A killed browser loses what it was to write to localStorage in the last
// seconds, but the operating system has the data of a finished database transaction. Drafts are written to localStorage
// while the visitor types, and read from there when a form opens. The backup follows the writes, and is read once in
// each page load, for the first form (docs/decisions/0042).
import { DRAFTS_DATABASE, isNewer, PREFIX, prefixOf, savedAtOf, tabOf, withAheadSince } from './draft-format';
import type { BackupDatabase, TakeBackDeps } from './draft-types';
import { takeOver } from './tab-lock';
import { openTextDatabase, type TextDatabase } from './text-database';
import { tryStorage } from './try-storage';

/** Opens the backup. @param page sends a `storage` event when this or another tab has cleared the whole storage */
export function openBackupDatabase(
  database: TextDatabase = openTextDatabase(DRAFTS_DATABASE),
  page: EventTarget = globalThis,
): BackupDatabase {
  page.addEventListener('storage', (event) => {
    // Clearing the storage deletes this database too, so discard the queued writes, which would restore a draft.
    if ('key' in event && event.key === null) database.drop();
  });

  async function takeBackOf(tab: string, { storage, now }: TakeBackDeps): Promise<void> {
    for (const [key, text] of await database.read(prefixOf(tab))) {
      tryStorage(() => {
        if (isNewer(text, storage().getItem(key), now())) storage().setItem(key, text);
      }, undefined);
    }
  }
  const keys = async (): Promise<string[]> => [...(await database.read(PREFIX)).keys()];

  return {
    write: database.write,
    flush: database.flush,
    keys,
    async takeBack(tab, deps) {
      const tabs = new Set((await keys()).map(tabOf));
      if (tabs.delete(tab)) await takeBackOf(tab, deps);
      // Without locks it is unknown whether the other tab is still open.
      if (deps.locks === undefined) return;
      for (const other of tabs) await takeOver(deps.locks, other, () => takeBackOf(other, deps));
    },
    async deleteOld(now) {
      for (const [key, text] of await database.read(PREFIX)) {
        const seen = withAheadSince(text, now);
        if (seen !== undefined) database.write(key, seen);
        else if (savedAtOf(text, now) === undefined) database.write(key, undefined);
      }
    },
  };
}
