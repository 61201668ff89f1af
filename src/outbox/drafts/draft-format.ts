// The key, text and age of a stored draft.
import * as z from 'zod/mini';
import { optionalText, parseJsonOr } from '../../shared/parse';

/**
 * The drafts have a database of their own, because the outbox's database exists only after a first submission, and its
 * existence tells every page that something may wait.
 */
export const DRAFTS_DATABASE = 'gotham-mousers-drafts';
export const KEEP_DRAFT_MS = 7 * 24 * 60 * 60_000;
/** The prefix of the keys of all drafts. */
export const PREFIX = 'draft:';
/** The prefix of the keys of one tab's drafts. */
export const prefixOf = (tab: string): string => `${PREFIX}${tab}:`;

export const tabOf = (key: string): string => key.slice(PREFIX.length).split(':', 1)[0] ?? '';

const dated = z.object({ savedAt: z.number() });

const storedDraft = z.object({
  /** The texts of a form by field; a value that is not a text becomes empty. */
  values: z.catchall(z.object({}), z.catch(z.string(), '')),
  /**
   * The id of the submission that Send begins or continues. A draft has it from its first letter on, so that the outbox
   * can tell whether the text was sent, whichever state of the draft a killed browser has kept. Undefined in the draft
   * of an older version of the site, or if that submission is finished.
   */
  id: optionalText,
  /** Whether that submission is in the outbox too: when it has left the outbox, this draft is deleted. */
  inOutbox: z.catch(z.boolean(), false),
  /** The text has changed since the last press on Send, so the submission of this id has an older text. */
  changedSinceSend: z.catch(z.optional(z.literal(true)), undefined),
});
export type Draft = Readonly<z.infer<typeof storedDraft>>;

/**
 * The time of a draft; undefined if it is too old or not a draft. A clock that was set back must not keep it forever.
 */
export function savedAtOf(text: string | null, now: number): number | undefined {
  const savedAt = parseJsonOr(dated, text, undefined)?.savedAt;
  return savedAt !== undefined && Math.abs(now - savedAt) < KEEP_DRAFT_MS ? savedAt : undefined;
}

export const asDraft = (text: string | null, now: number): Draft | undefined =>
  savedAtOf(text, now) === undefined ? undefined : parseJsonOr(storedDraft, text, undefined);

export function tryStorage<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    // The storage is blocked or full, or the text is not ours: there is no draft.
    return fallback;
  }
}
