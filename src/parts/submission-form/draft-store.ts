// A half-written submission outlives a reload, an update of the site and a crash, for seven days at most.
// Each tab has drafts of its own, so that no tab writes over the text of another.
import type { SubmissionKind } from '../../outbox/submission';
import { isRecord } from '../../shared/is-record';

export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /**
   * The submission that Send begins or continues. A draft has it from its first letter on: whatever state of the
   * draft a killed browser has kept, the outbox can tell whether it was sent. Undefined where an older version
   * of the site wrote it, or the submission that it went on with is over.
   */
  readonly id: string | undefined;
  /** That submission is in the outbox too: when it has left, this draft is deleted. */
  readonly inOutbox: boolean;
  /** Written on since Send was last pressed: what goes out under this id is an older text. */
  readonly changedSinceSend?: true;
}

type Kind = SubmissionKind;
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the drafts are kept with. Reading `localStorage` itself may throw: blocked site data. */
export interface DraftStoreDeps {
  readonly storage: () => Storage;
  readonly now: () => number;
}
export const browserDraftStoreDeps: DraftStoreDeps = { storage: () => localStorage, now: () => Date.now() };

export const KEEP_DRAFT_MS = 7 * 24 * 60 * 60_000;
const PREFIX = 'draft:';

/** The drafts of one tab. A submission under edit has a draft of its own. Blocked storage keeps nothing. */
export interface DraftStore {
  load(kind: Kind, editId: string | undefined): Draft | undefined;
  /** False where the browser keeps nothing: the text is in the fields, and only there. */
  save(kind: Kind, editId: string | undefined, draft: Draft): boolean;
  forget(kind: Kind, editId: string | undefined): void;
  /** The submissions of whose edit a draft is kept. */
  edits(kind: Kind): string[];
}

export function draftStoreOf(tab: string, { storage, now }: DraftStoreDeps = browserDraftStoreDeps): DraftStore {
  const keyOf = (kind: Kind, editId = ''): string => `${PREFIX}${tab}:${kind}:${editId}`;
  return {
    load: (kind, editId) => allowed(() => asDraft(storage().getItem(keyOf(kind, editId)), now()), undefined),
    save: (kind, editId, draft) =>
      allowed(() => {
        storage().setItem(keyOf(kind, editId), JSON.stringify({ ...draft, savedAt: now() }));
        return true;
      }, false),
    forget: (kind, editId) => allowed(() => storage().removeItem(keyOf(kind, editId)), undefined),
    edits: (kind) => {
      const prefix = keyOf(kind);
      const found = keysIn(storage).filter((key) => key.startsWith(prefix));
      return found.map((key) => key.slice(prefix.length)).filter((id) => id !== '');
    },
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
export function moveDrafts(from: string, to: string, { storage }: DraftStoreDeps = browserDraftStoreDeps): void {
  for (const key of keysIn(storage).filter((one) => tabOf(one) === from)) {
    const place = PREFIX + to + key.slice(PREFIX.length + from.length);
    allowed(() => {
      const text = storage().getItem(key);
      if (text === null || storage().getItem(place) !== null) return;
      storage().setItem(place, text);
      storage().removeItem(key);
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

function allowed<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    // Blocked or full, or not our text: there is no draft.
    return otherwise;
  }
}

const tabOf = (key: string): string => key.slice(PREFIX.length).split(':', 1)[0] ?? '';

const keysIn = (storage: DraftStoreDeps['storage']): string[] =>
  allowed(() => {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  }, []);

/** Undefined for what is too old, or not ours. A clock that was set back must not keep it for ever. */
function savedAtOf(text: string | null, now: number): number | undefined {
  const stored: unknown = allowed(() => JSON.parse(text ?? 'null'), undefined);
  const savedAt = isRecord(stored) ? stored['savedAt'] : undefined;
  const isFresh = typeof savedAt === 'number' && Math.abs(now - savedAt) < KEEP_DRAFT_MS;
  return isFresh ? savedAt : undefined;
}

function asDraft(text: string | null, now: number): Draft | undefined {
  if (text === null || savedAtOf(text, now) === undefined) return undefined;
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const texts = Object.entries(stored['values']).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return {
    values: Object.fromEntries(texts),
    id: typeof stored['id'] === 'string' ? stored['id'] : undefined,
    inOutbox: stored['inOutbox'] === true,
    ...(stored['changedSinceSend'] === true ? { changedSinceSend: true } : {}),
  };
}
