// A half-written message outlives a reload and an update of the site, in this tab.
import { EMPTY_CONTACT, type ContactValues } from './contact-values';

export interface Draft {
  readonly values: ContactValues;
  /** The submission that Send continues, where one was begun. */
  readonly id: string | undefined;
  /** That submission stands in the outbox too: when it leaves there, this text has done its work. */
  readonly inOutbox: boolean;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** Reading `sessionStorage` itself may throw: blocked site data. */
type Shelf = () => Storage;

const browserShelf: Shelf = () => sessionStorage;
const KEY = 'contact-draft';
/** A message under edit has a draft of its own, so that a new one is not lost over it. */
const EDIT_PREFIX = `${KEY}:`;
const keyOf = (editId: string | undefined): string => (editId === undefined ? KEY : EDIT_PREFIX + editId);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function asDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const found = stored['values'];
  const text = (name: string): string => (typeof found[name] === 'string' ? found[name] : '');
  return {
    values: {
      ...EMPTY_CONTACT,
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      message: text('message'),
      consent: found['consent'] === true,
    },
    id: typeof stored['id'] === 'string' ? stored['id'] : undefined,
    inOutbox: stored['inOutbox'] === true,
  };
}

/** The draft of a new message, or of the one under edit. */
export function loadDraft(editId: string | undefined, shelf: Shelf = browserShelf): Draft | undefined {
  try {
    return asDraft(JSON.parse(shelf().getItem(keyOf(editId)) ?? 'null'));
  } catch {
    // Blocked site data, or not our text: there is no draft.
    return undefined;
  }
}

export function saveDraft(editId: string | undefined, draft: Draft, shelf: Shelf = browserShelf): void {
  try {
    shelf().setItem(keyOf(editId), JSON.stringify(draft));
  } catch {
    // Blocked or full: the text is in the fields, and only there.
  }
}

export function forgetDraft(editId: string | undefined, shelf: Shelf = browserShelf): void {
  try {
    shelf().removeItem(keyOf(editId));
  } catch {
    // Blocked site data: nothing was kept.
  }
}

/** The letters of whose edit a draft is kept. */
export function editsWithDraft(shelf: Shelf = browserShelf): string[] {
  try {
    const kept = shelf();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    return keys.filter((key) => key.startsWith(EDIT_PREFIX)).map((key) => key.slice(EDIT_PREFIX.length));
  } catch {
    // Blocked site data: nothing was kept.
    return [];
  }
}
