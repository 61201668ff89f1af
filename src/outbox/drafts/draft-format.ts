// The key, text and age of a stored draft.
import * as z from 'zod/mini';
import { optionalText, parseJsonOr } from '../../shared/parse';

/**
 * The drafts have a database of their own, because the outbox's database exists only after a first submission or a
 * visit of the Outbox page, and its existence tells every page that something may wait.
 */
export const DRAFTS_DATABASE = 'gotham-mousers-drafts';
export const KEEP_DRAFT_MS = 7 * 24 * 60 * 60_000;
/** The prefix of the keys of all drafts. */
export const PREFIX = 'draft:';
/** The prefix of the keys of one tab's drafts. */
export const prefixOf = (tab: string): string => `${PREFIX}${tab}:`;

/** Returns the tab of a draft's key, which must begin with `PREFIX`. */
export const tabOf = (key: string): string => key.slice(PREFIX.length).split(':', 1)[0] ?? '';

const dated = z.looseObject({
  savedAt: z.number(),
  /** When a clock that is a week or more behind `savedAt` was first seen, by that clock. */
  aheadSince: z.catch(z.optional(z.number()), undefined),
});

/** Whether a draft is from the future: either the clock was wrong when it was saved, or it is wrong now. */
const isAhead = (savedAt: number, now: number): boolean => savedAt - now >= KEEP_DRAFT_MS;

/** The texts of a form by field; a value that is not a text becomes empty. */
const texts = z.catchall(z.object({}), z.catch(z.string(), ''));

const storedDraft = z.object({
  values: texts,
  /**
   * The id of the submission that Send begins or continues. A draft has it from its first letter on, so that the outbox
   * can tell whether the text was sent, whichever state of the draft a killed browser has kept. Undefined in the draft
   * of an older version of the site, or if that submission is finished.
   */
  id: optionalText,
  /** Whether that submission is in the outbox too: when it has left the outbox, this draft is deleted. */
  inOutbox: z.catch(z.boolean(), false),
  /** The reason why a copy of the submission may have been sent, as `Doubt` in delivery/submit.ts explains. */
  doubt: z.catch(z.optional(z.enum(['unread', 'lost'])), undefined),
  /**
   * The submission of this id has an older text: the text has changed since the last press on Send, or the outbox has
   * not stored it yet.
   */
  changedSinceSend: z.catch(z.optional(z.literal(true)), undefined),
  /** In the draft of an edit: the text that the outbox had when this was typed. Another tab may change it there. */
  basedOn: z.catch(z.optional(texts), undefined),
});
export type Draft = Readonly<z.infer<typeof storedDraft>>;

/**
 * The time of a draft; undefined if it is too old or not a draft. A draft from the future is not kept until then: its
 * seven days begin when it is first seen (`withAheadSince`).
 */
export function savedAtOf(text: string | null, now: number): number | undefined {
  const draft = parseJsonOr(dated, text, undefined);
  if (draft === undefined) return undefined;
  const { savedAt, aheadSince = now } = draft;
  return now - (isAhead(savedAt, now) ? aheadSince : savedAt) < KEEP_DRAFT_MS ? savedAt : undefined;
}

/**
 * Whether a draft is newer than what stands in its place. A draft from the future is the older one, because it was
 * saved before the clock was set back.
 */
export function isNewer(text: string, than: string | null, now: number): boolean {
  const savedAt = savedAtOf(text, now);
  const other = savedAtOf(than, now);
  if (savedAt === undefined || other === undefined) return savedAt !== undefined;
  const ahead = isAhead(savedAt, now);
  return ahead === isAhead(other, now) ? savedAt > other : !ahead;
}

/**
 * The text of a draft from the future, with the time at which it is first seen; undefined for any other draft. Its own
 * time stays, because a clock that was reset may be put right again.
 */
export function withAheadSince(text: string | null, now: number): string | undefined {
  const draft = parseJsonOr(dated, text, undefined);
  if (draft === undefined || !isAhead(draft.savedAt, now)) return undefined;
  return draft.aheadSince === undefined || draft.aheadSince > now
    ? JSON.stringify({ ...draft, aheadSince: now })
    : undefined;
}

/**
 * Returns the draft in a stored text; undefined if nothing is stored, or if the text is not a draft or is too old.
 * @param now milliseconds since 1970
 */
export const asDraft = (text: string | null, now: number): Draft | undefined =>
  savedAtOf(text, now) === undefined ? undefined : parseJsonOr(storedDraft, text, undefined);
