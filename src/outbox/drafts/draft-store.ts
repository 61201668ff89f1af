// A half-written submission outlives a reload, an update of the site and a crash, for seven days at most.
// Each tab has drafts of its own, so that no tab writes over the text of another.
// What is read and written at once is localStorage; every change goes to the backup as well, which a browser
// writes down sooner (draft-backup.ts, docs/decisions/0042).
import { deviceCleared } from '../../browser/device-cleared';
import { within } from '../../shared/within';
import type { SubmissionKind } from '../store/submission';
import { allowed, asDraft, DRAFTS_DATABASE, PREFIX, prefixOf, savedAtOf, tabOf, type Draft } from './draft-format';
import type { DraftBackup, DraftStoreDeps, KeptDrafts } from './draft-types';

type Kind = SubmissionKind;
/** A form waits no longer for what a database has kept. */
const BACKUP_WITHIN_MS = 2_000;
/** Code that did not come is not asked for with every key. */
const ASK_AGAIN_MS = 10_000;

/**
 * The backup, whose code comes with the first change, or where there is a backup.
 * @param exists whether there is one, without making it; may reject
 */
export function openBackup(load: () => Promise<KeptDrafts>, exists: () => Promise<boolean>): DraftBackup {
  let loading: Promise<KeptDrafts> | undefined;
  const loadOnce = (): Promise<KeptDrafts> => {
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
    note: (key, text) => void loadOnce().then((kept) => kept.write(key, text), ignore),
    flush: () => void loading?.then((kept) => kept.flush(), ignore),
    async whereThere<T>(work: (kept: KeptDrafts) => Promise<T>) {
      try {
        // Asked again when the code is there: to read a database that was cleared away meanwhile would make it anew.
        const ask = async (): Promise<T | undefined> => {
          if (!(await exists())) return undefined;
          const kept = await loadOnce();
          return (await exists()) ? work(kept) : undefined;
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
 * `databases` is missing in older browsers: then only the database itself can say. Never once the visitor has cleared
 * this device: to look into it would make it anew.
 */
const hasDatabase = async (): Promise<boolean> =>
  !deviceCleared.getSnapshot() &&
  (!('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === DRAFTS_DATABASE));

export const draftBackup = openBackup(async () => (await import('./draft-backup')).keptDrafts(), hasDatabase);

export const browserDraftStoreDeps: DraftStoreDeps = {
  storage: () => localStorage,
  now: () => Date.now(),
  backup: draftBackup,
};

/** The drafts of one tab. A submission under edit has a draft of its own. Blocked storage keeps nothing. */
export interface DraftStore {
  load(kind: Kind, editId: string | undefined): Draft | undefined;
  /** False where the browser keeps nothing: the text is in the fields, and only there. */
  save(kind: Kind, editId: string | undefined, draft: Draft): boolean;
  forget(kind: Kind, editId: string | undefined): void;
  /** The submissions of whose edit a draft is kept. */
  edits(kind: Kind): string[];
  /** Send was pressed: what stands there is to be on the disk now, not a moment later. */
  flush(): void;
}

export function draftStoreOf(
  tab: string,
  { storage, now, backup }: DraftStoreDeps = browserDraftStoreDeps,
): DraftStore {
  const keyOf = (kind: Kind, editId = ''): string => `${prefixOf(tab)}${kind}:${editId}`;
  return {
    load: (kind, editId) => allowed(() => asDraft(storage().getItem(keyOf(kind, editId)), now()), undefined),
    save: (kind, editId, draft) =>
      allowed(() => {
        const text = JSON.stringify({ ...draft, savedAt: now() });
        storage().setItem(keyOf(kind, editId), text);
        backup.note(keyOf(kind, editId), text);
        return true;
      }, false),
    forget: (kind, editId) =>
      allowed(() => {
        const key = keyOf(kind, editId);
        // A form in which nobody has typed says this too: for that the backup is not loaded.
        if (storage().getItem(key) === null) return;
        storage().removeItem(key);
        backup.note(key, undefined);
      }, undefined),
    edits: (kind) => {
      const prefix = keyOf(kind);
      const found = keysIn(storage).filter((key) => key.startsWith(prefix));
      return found.map((key) => key.slice(prefix.length)).filter((id) => id !== '');
    },
    flush: () => backup.flush(),
  };
}

/** The other tabs that have left drafts, the latest text first. */
export function tabsWithDrafts(exceptTab: string, { storage, now }: DraftStoreDeps = browserDraftStoreDeps): string[] {
  const latest = new Map<string, number>();
  for (const key of keysIn(storage)) {
    const tab = tabOf(key);
    const savedAt = allowed(() => savedAtOf(storage().getItem(key), now()), undefined);
    if (tab !== exceptTab && savedAt !== undefined) latest.set(tab, Math.max(savedAt, latest.get(tab) ?? 0));
  }
  return [...latest].sort(([, a], [, b]) => b - a).map(([tab]) => tab);
}

/** Moves the drafts of one tab to another; a draft whose place is taken there stays where it is. */
export function moveDrafts(
  from: string,
  to: string,
  { storage, backup }: DraftStoreDeps = browserDraftStoreDeps,
): void {
  for (const key of keysIn(storage).filter((one) => tabOf(one) === from)) {
    const place = prefixOf(to) + key.slice(prefixOf(from).length);
    allowed(() => {
      const text = storage().getItem(key);
      if (text === null || storage().getItem(place) !== null) return;
      storage().setItem(place, text);
      storage().removeItem(key);
      backup.note(place, text);
      backup.note(key, undefined);
    }, undefined);
  }
}

/** Deletes what nobody has written on for seven days, in all tabs. */
export function deleteOldDrafts({ storage, now }: DraftStoreDeps = browserDraftStoreDeps): void {
  for (const key of keysIn(storage)) {
    allowed(() => {
      if (savedAtOf(storage().getItem(key), now()) === undefined) storage().removeItem(key);
    }, undefined);
  }
}

const keysIn = (storage: DraftStoreDeps['storage']): string[] =>
  allowed(() => {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  }, []);
