// What a draft is in storage: its key, its text and its age.
import * as z from 'zod/mini';
import { optionalText, parseJsonOr } from '../../shared/parse';

/**
 * The drafts have a database of their own: that of the outbox exists only where somebody has sent something, and its
 * existence tells every page so.
 */
export const DRAFTS_DATABASE = 'gotham-mousers-drafts';
export const KEEP_DRAFT_MS = 7 * 24 * 60 * 60_000;
/** What the keys of all drafts begin with. */
export const PREFIX = 'draft:';
/** What the keys of the drafts of one tab begin with. */
export const prefixOf = (tab: string): string => `${PREFIX}${tab}:`;

export const tabOf = (key: string): string => key.slice(PREFIX.length).split(':', 1)[0] ?? '';

const dated = z.object({ savedAt: z.number() });

const storedDraft = z.object({
  /** The texts of a form; what is no text among them was not ours. */
  values: z.catchall(z.object({}), z.catch(z.string(), '')),
  /**
   * The submission that Send begins or continues. A draft has it from its first letter on: whatever state of the
   * draft a killed browser has kept, the outbox can tell whether it was sent. Undefined where an older version
   * of the site wrote it, or the submission that it went on with is over.
   */
  id: optionalText,
  /** That submission is in the outbox too: when it has left, this draft is deleted. */
  inOutbox: z.catch(z.boolean(), false),
  /** Written on since Send was last pressed: what goes out under this id is an older text. */
  changedSinceSend: z.catch(z.optional(z.literal(true)), undefined),
});
export type Draft = Readonly<z.infer<typeof storedDraft>>;

/** Undefined for what is too old, or not ours. A clock that was set back must not keep it for ever. */
export function savedAtOf(text: string | null, now: number): number | undefined {
  const savedAt = parseJsonOr(dated, text, undefined)?.savedAt;
  return savedAt !== undefined && Math.abs(now - savedAt) < KEEP_DRAFT_MS ? savedAt : undefined;
}

export const asDraft = (text: string | null, now: number): Draft | undefined =>
  savedAtOf(text, now) === undefined ? undefined : parseJsonOr(storedDraft, text, undefined);

export function allowed<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    // Blocked or full, or not our text: there is no draft.
    return otherwise;
  }
}
