// A half-written submission survives a reload, an update of the site and a crash, for at most seven days. Each tab has
// its own drafts, so that no tab overwrites the text of another. They are read from and written to localStorage at
// once, and every change also goes to the backup, which a browser writes to the disk sooner (draft-backup.ts,
// docs/decisions/0042).
import type { SubmissionKind } from '../store/submission';
import { asDraft, isNewer, PREFIX, prefixOf, savedAtOf, tabOf, withAheadSince, type Draft } from './draft-format';
import type { DraftStoreDeps } from './draft-types';
import { draftBackup } from './lazy-draft-backup';
import { tryStorage } from './try-storage';

type Kind = SubmissionKind;
export const browserDraftStoreDeps: DraftStoreDeps = {
  storage: () => localStorage,
  now: () => Date.now(),
  backup: draftBackup,
};

/** The drafts of one tab. The edit of a waiting submission has a draft of its own. Blocked storage keeps nothing. */
export interface DraftStore {
  load(kind: Kind, editId: string | undefined): Draft | undefined;
  /** Returns false if the browser stores nothing: then the text is only in the fields. */
  save(kind: Kind, editId: string | undefined, draft: Draft): boolean;
  forget(kind: Kind, editId: string | undefined): void;
  /** The ids of the submissions whose edits have a draft. */
  edits(kind: Kind): string[];
  /** Writes the backup to the disk at once, because Send was pressed. */
  flush(): void;
}

/**
 * Returns the drafts of one tab. Each call of a method reads the storage anew. No method throws.
 * @param tab the number that the tab remembers (tab-draft-store.ts)
 */
export function draftStoreOf(
  tab: string,
  { storage, now, backup }: DraftStoreDeps = browserDraftStoreDeps,
): DraftStore {
  const keyOf = (kind: Kind, editId = ''): string => `${prefixOf(tab)}${kind}:${editId}`;
  return {
    load: (kind, editId) => tryStorage(() => asDraft(storage().getItem(keyOf(kind, editId)), now()), undefined),
    save: (kind, editId, draft) =>
      tryStorage(() => {
        const text = JSON.stringify({ ...draft, savedAt: now() });
        storage().setItem(keyOf(kind, editId), text);
        backup.note(keyOf(kind, editId), text);
        return true;
      }, false),
    forget: (kind, editId) =>
      tryStorage(() => {
        const key = keyOf(kind, editId);
        // A form without a typed letter calls this too; it must not load the backup.
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

/**
 * Returns what the drafts of one tab, or of all tabs, have in their fields: one text for each draft, which tells the
 * form but neither the tab nor the time.
 */
export const textsOfDrafts = (tab?: string, { storage, now }: DraftStoreDeps = browserDraftStoreDeps): string[] =>
  keysIn(storage)
    .filter((key) => tab === undefined || tabOf(key) === tab)
    .map((key) => {
      const draft = tryStorage(() => asDraft(storage().getItem(key), now()), undefined);
      return key.slice(prefixOf(tabOf(key)).length) + JSON.stringify([draft?.id, draft?.values]);
    });

/** The other tabs that have left drafts, the latest text first. */
export function tabsWithDrafts(exceptTab: string, { storage, now }: DraftStoreDeps = browserDraftStoreDeps): string[] {
  const latest = new Map<string, string>();
  for (const key of keysIn(storage)) {
    const tab = tabOf(key);
    const text = tryStorage(() => storage().getItem(key), null);
    if (tab !== exceptTab && text !== null && isNewer(text, latest.get(tab) ?? null, now())) latest.set(tab, text);
  }
  return [...latest].sort(([, one], [, other]) => (isNewer(one, other, now()) ? -1 : 1)).map(([tab]) => tab);
}

/** Moves the drafts of one tab to another. A draft stays if the other tab already has one in its place. */
export function moveDrafts(
  from: string,
  to: string,
  { storage, backup }: DraftStoreDeps = browserDraftStoreDeps,
): void {
  for (const key of keysIn(storage).filter((one) => tabOf(one) === from)) {
    const place = prefixOf(to) + key.slice(prefixOf(from).length);
    tryStorage(() => {
      const text = storage().getItem(key);
      if (text === null || storage().getItem(place) !== null) return;
      storage().setItem(place, text);
      storage().removeItem(key);
      backup.note(place, text);
      backup.note(key, undefined);
    }, undefined);
  }
}

/** Deletes the drafts of one tab that have the text of this submission. What was changed since is another text. */
export function forgetSubmission(
  id: string,
  tab: string,
  { storage, now, backup }: DraftStoreDeps = browserDraftStoreDeps,
): void {
  for (const key of keysIn(storage).filter((one) => tabOf(one) === tab)) {
    tryStorage(() => {
      const draft = asDraft(storage().getItem(key), now());
      if (draft?.id !== id || draft.changedSinceSend) return;
      storage().removeItem(key);
      backup.note(key, undefined);
    }, undefined);
  }
}

/**
 * Deletes all drafts that have not changed for seven days, of all tabs. Begins the seven days of those from the future.
 */
export function deleteOldDrafts({ storage, now }: DraftStoreDeps = browserDraftStoreDeps): void {
  for (const key of keysIn(storage)) {
    tryStorage(() => {
      const text = storage().getItem(key);
      const seen = withAheadSince(text, now());
      if (seen !== undefined) storage().setItem(key, seen);
      else if (savedAtOf(text, now()) === undefined) storage().removeItem(key);
    }, undefined);
  }
}

const keysIn = (storage: DraftStoreDeps['storage']): string[] =>
  tryStorage(() => {
    const texts = storage();
    const keys = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  }, []);
