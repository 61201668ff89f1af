// The drafts a second time, in IndexedDB. A browser that is killed has lost what it was to write into localStorage
// in the last seconds; what was put into a database is with the operating system as soon as the transaction is over.
// localStorage is written while the visitor types and read when a form opens; the backup follows it, and is asked
// once, when a form opens (docs/decisions/0042).
import { openTextDatabase, type TextDatabase } from '../../browser/text-database';
import { allowed, DRAFTS_DATABASE, PREFIX, prefixOf, savedAtOf, tabOf } from './draft-format';
import type { KeptDrafts, TakeBackDeps } from './draft-types';
import { takeOver } from './tab-lock';

/** @param page tells that all of the storage was cleared, here or in another tab */
export function keptDrafts(
  database: TextDatabase = openTextDatabase(DRAFTS_DATABASE),
  page: EventTarget = globalThis,
): KeptDrafts {
  page.addEventListener('storage', (event) => {
    // Whoever clears the storage deletes the database as well: nothing is to come back.
    if ('key' in event && event.key === null) database.drop();
  });

  async function takeBackOf(tab: string, { storage, now }: TakeBackDeps): Promise<void> {
    for (const [key, text] of await database.read(prefixOf(tab))) {
      allowed(() => {
        const savedAt = savedAtOf(text, now());
        if (savedAt !== undefined && savedAt > (savedAtOf(storage().getItem(key), now()) ?? 0))
          storage().setItem(key, text);
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
      // Without locks nobody can tell whether the other tab is still open.
      if (deps.locks === undefined) return;
      for (const other of tabs) await takeOver(deps.locks, other, () => takeBackOf(other, deps));
    },
    async deleteOld(now) {
      for (const [key, text] of await database.read(PREFIX))
        if (savedAtOf(text, now) === undefined) database.write(key, undefined);
    },
  };
}
