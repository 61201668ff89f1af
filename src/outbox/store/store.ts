// The transactions of the outbox that any caller may make; claims.ts has those for the sender of a
// record. Each one reads the record again before it writes, because anything may have happened
// since the last one: another tab, the worker, a kill. All of them reject with DatabaseUnavailable
// if the database refuses, and have then changed nothing.

import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock';
import { parseOr } from '../../shared/parse';
import type { OutboxDatabase, OutboxTransaction } from './database';
import { noteRemoval, hasNoTrace } from './last-call';
import type { SubmissionFate, UnseenAnswer } from './outbox-entry';
import {
  entryIdOf,
  hasLivingSender,
  isExpired,
  isOfReply,
  lostAnswers,
  mayTakeOver,
  newRecord,
  readRecord,
  REPLY_TO_OTHER,
  SENT_ELSEWHERE,
} from './record';
import type { LostAnswers, Sender, StoredSubmission } from './record';
import type { Submission } from './submission';

/** Between storing and sending, no other sender may send a submission that a visitor waits for. */
const VISITOR_HOLD_MS = 60_000;
/** How long the id of a sent submission is remembered, for a form that is still open on it. */
const KEEP_SENT_MARK_MS = 30 * 24 * 3_600_000;
const SENT_MARK = 'sent:';

export type WriteResult =
  | { result: 'written'; record: StoredSubmission }
  | { result: 'being-sent' | 'already-sent' | 'unreadable' };

interface WriteOptions {
  sender?: Sender | undefined;
  earlier?: StoredSubmission | undefined;
  lost?: LostAnswers | undefined;
}

/**
 * Stores a submission, new or in place of the one with this id, and holds it back for the visitor
 * who waits. Finished steps stay, unless the e-mail address has changed to one that has had no
 * auto-reply: that step is then due again. `earlier` is what an attempt without a database has left
 * in memory; with `sender` a record whose sender is dead is replaced too. `lost`: the lost answers to
 * a submission with this id, if nothing else is known about it.
 */
export function write(
  database: OutboxDatabase,
  id: string,
  submission: Submission,
  clock: Clock,
  { sender, earlier, lost }: WriteOptions = {},
): Promise<WriteResult> {
  return database.run('readwrite', async (transaction): Promise<WriteResult> => {
    const stored = await transaction.submissions.get(id);
    // The clock is read here for the same reason as in a claim (claims.ts).
    const now = clock.now();
    const fresh = newRecord(id, submission, now, now + VISITOR_HOLD_MS);
    const put = async (record: StoredSubmission): Promise<WriteResult> => {
      await transaction.submissions.put(record);
      return { result: 'written', record };
    };
    if (stored === undefined) {
      if (await wasSent(transaction, id)) return { result: 'already-sent' };
      return put(earlier ? continued(earlier, fresh) : { ...fresh, ...lost });
    }
    const record = readRecord(stored);
    if (!record) return { result: 'unreadable' };
    if (record.state === 'sending' && !(sender && mayTakeOver(record, sender, now))) return { result: 'being-sent' };
    return put(continued(earlier ? both(record, earlier) : record, fresh));
  });
}

/** Returns the stored record with what an attempt in memory has achieved beside it. */
function both(stored: StoredSubmission, earlier: StoredSubmission): StoredSubmission {
  // First, because it depends on the reply's being done.
  const known = lostAnswers(stored, undefined);
  const stepsDone = [...new Set([...stored.stepsDone, ...earlier.stepsDone])].filter((step) => step !== 'reply');
  const hasLostOnlyReplies = !known.answerLost || isOfReply(known.lostStep);
  return {
    ...stored,
    ...known,
    stepsDone,
    repliedTo: [...repliedTo(stored), ...repliedTo(earlier)],
    ...(earlier.answerLost && earlier.lostStep !== SENT_ELSEWHERE ? { answerLost: true, lostStep: undefined } : {}),
    ...(earlier.lostStep === REPLY_TO_OTHER && hasLostOnlyReplies
      ? { answerLost: true, lostStep: REPLY_TO_OTHER }
      : {}),
  };
}

/** Returns all e-mail addresses that have had the auto-reply. */
const repliedTo = ({ repliedTo: before = [], stepsDone, payload }: StoredSubmission): string[] =>
  stepsDone.includes('reply') ? [...before, payload.email] : before;

function continued(old: StoredSubmission, fresh: StoredSubmission): StoredSubmission {
  const replied = new Set(repliedTo(old));
  const otherSteps = old.stepsDone.filter((step) => step !== 'reply');
  const stepsDone = replied.has(fresh.payload.email) ? ['reply', ...otherSteps] : otherSteps;
  const lost = lostAnswers(old, old.calling);
  // The reply to another address says nothing of the one whose answer was lost.
  const isOfOther = lost.lostStep === 'reply' && old.payload.email !== fresh.payload.email;
  const lostStep = isOfOther ? REPLY_TO_OTHER : lost.lostStep;
  return {
    ...fresh,
    createdAt: old.createdAt,
    ...(old.kind === fresh.kind ? { stepsDone, repliedTo: [...replied] } : {}),
    ...lost,
    ...(lostStep === REPLY_TO_OTHER ? { answerLost: !stepsDone.includes('reply'), lostStep } : {}),
  };
}

/**
 * Holds a waiting record back until `until`, or releases it with `until` = now. Resolves with the
 * record as it is then.
 */
export function hold(
  database: OutboxDatabase,
  id: string,
  now: number,
  until: number,
): Promise<StoredSubmission | undefined> {
  return database.run('readwrite', async (transaction) => {
    const record = readRecord(await transaction.submissions.get(id));
    if (!record || record.state === 'sending') return undefined;
    if (record.state === 'failed') return record;
    const held: StoredSubmission = { ...record, nextAttemptAt: until, scheduledAt: now };
    await transaction.submissions.put(held);
    return held;
  });
}

/** Deletes a record in any state and of any sender; a missing record is no error. */
export function remove(database: OutboxDatabase, id: string): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    const { submissions } = transaction;
    await noteRemoval(transaction);
    if ((await submissions.get(id)) !== undefined) return submissions.delete(id);
    const key = (await submissions.keys()).find((other) => entryIdOf(other) === id);
    if (key !== undefined) await submissions.delete(key);
  });
}

/** Returns what is stored under this id, readable or not, or what happened to it. */
export function find(database: OutboxDatabase, id: string): Promise<{ stored: unknown } | SubmissionFate> {
  return database.run('readonly', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    if (stored !== undefined) return { stored };
    if (await wasSent(transaction, id)) return 'sent';
    return (await hasNoTrace(transaction)) ? 'emptied' : 'gone';
  });
}

/** Does the same as `find`, for records of this version only. */
export async function findRecord(database: OutboxDatabase, id: string): Promise<StoredSubmission | SubmissionFate> {
  const found = await find(database, id);
  return typeof found === 'string' ? found : (readRecord(found.stored) ?? 'gone');
}

/**
 * Returns everything as it was stored, except submissions that failed 30 days ago: these are
 * deleted, and `tellRemoved` is called with the id of each.
 */
export async function readUnexpired(
  database: OutboxDatabase,
  now: number,
  tellRemoved: (id: string) => void,
): Promise<unknown[]> {
  const stored = await readAll(database);
  const isOver = (value: unknown): boolean => {
    const record = readRecord(value);
    return record !== undefined && isExpired(record, now);
  };
  if (!stored.some(isOver)) return stored;
  (await deleteExpired(database, now)).forEach(tellRemoved);
  return readAll(database);
}

const readAll = (database: OutboxDatabase): Promise<unknown[]> =>
  database.run('readonly', ({ submissions }) => submissions.all());

/** Resolves with the ids of the deleted submissions. */
function deleteExpired(database: OutboxDatabase, now: number): Promise<string[]> {
  return database.run('readwrite', async (transaction) => {
    const expired = (await readRecords(transaction)).filter((record) => isExpired(record, now));
    for (const { id } of expired) await transaction.submissions.delete(id);
    return expired.map(({ id }) => id);
  });
}

/** Returns all records of this version, oldest first. */
export async function readRecords({ submissions }: OutboxTransaction): Promise<StoredSubmission[]> {
  const records = (await submissions.all()).map(readRecord).filter((record) => record !== undefined);
  return records.sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Deletes everything, unless the lease of a sender runs: a page may lose its lock during a call, and would take the
 * clearing for a fault of the browser. Resolves with the ids of the submissions that were there.
 */
export function clear(database: OutboxDatabase, clock: Clock): Promise<string[] | 'busy'> {
  return database.run('readwrite', async (transaction) => {
    const { submissions, meta } = transaction;
    const records = await readRecords(transaction);
    const now = clock.now();
    if (records.some((record) => hasLivingSender(record, { guard: 'lease' }, now))) return 'busy';
    const keys = await submissions.keys();
    await Promise.all([submissions.clear(), meta.clear()]);
    return keys.map(entryIdOf);
  });
}

/**
 * Marks a submission as sent, also if another sender holds its record now. If its visitor has changed the text since,
 * the new text stays to be sent, as a possible copy. `isUnseen`: as for `markSent`. `replaced`: an older text of the
 * submission, which is not to be sent after the one that has replaced it. Resolves with what became of the record.
 */
export function noteSent(
  database: OutboxDatabase,
  sent: StoredSubmission,
  now: number,
  { isUnseen, replaced }: { isUnseen: boolean; replaced?: StoredSubmission | undefined },
): Promise<'sent' | 'changed'> {
  return database.run('readwrite', async (transaction) => {
    const stored = readRecord(await transaction.submissions.get(sent.id));
    const isOld = stored && [sent, replaced].some((old) => old && hasSameText(stored, old));
    if (stored && !isOld) {
      await transaction.submissions.put({ ...stored, answerLost: true, lostStep: undefined });
      return 'changed';
    }
    await markSent(transaction, sent.id, now, isUnseen);
    await transaction.submissions.delete(sent.id);
    return 'sent';
  });
}

/** Compares what was read from a database: the schemas have put the fields of both in the same order. */
const hasSameText = (one: StoredSubmission, other: StoredSubmission): boolean =>
  JSON.stringify(one.payload) === JSON.stringify(other.payload);

// The id of a sent submission and the time are remembered for 30 days, because a form or tab that
// still shows the submission must not send it as new. The mark contains no personal data.

const sentMark = z.looseObject({
  key: z.string().check(z.startsWith(SENT_MARK)),
  at: z.number(),
  /**
   * True if the submission was sent in the background to a provider whose answer cannot be read, and the visitor has
   * not yet dismissed our note.
   */
  unseen: z.optional(z.boolean()),
});

/**
 * Returns whether the submission with this id was accepted within the last 30 days, or longer ago
 * if `markSent` has not run since.
 */
export async function wasSent({ meta }: OutboxTransaction, id: string): Promise<boolean> {
  return (await meta.get(SENT_MARK + id)) !== undefined;
}

/**
 * Stores that the submission with this id was accepted at `now`, and removes marks older than 30
 * days. `isUnseen`: it was sent in the background, and its answer could not be read.
 */
export async function markSent({ meta }: OutboxTransaction, id: string, now: number, isUnseen: boolean): Promise<void> {
  await meta.put({ key: SENT_MARK + id, at: now, ...(isUnseen ? { unseen: true } : {}) });
  for (const kept of await meta.all()) {
    const mark = parseOr(sentMark, kept, undefined);
    if (mark && now >= mark.at + KEEP_SENT_MARK_MS) await meta.delete(mark.key);
  }
}

/**
 * Returns the submissions that were sent in the background to a provider whose answer cannot be
 * read, oldest first.
 */
export function unseenAnswers(database: OutboxDatabase): Promise<UnseenAnswer[]> {
  return database.run('readonly', async ({ meta }) => {
    const answers: UnseenAnswer[] = [];
    for (const kept of await meta.all()) {
      const mark = parseOr(sentMark, kept, undefined);
      if (mark?.unseen === true) answers.push({ id: mark.key.slice(SENT_MARK.length), at: mark.at });
    }
    return answers.sort((a, b) => a.at - b.at);
  });
}

/**
 * Removes the note about an unseen answer because the visitor has read it. The submission still
 * counts as sent.
 */
export function forgetUnseenAnswer(database: OutboxDatabase, id: string): Promise<void> {
  return database.run('readwrite', async ({ meta }) => {
    const mark = parseOr(sentMark, await meta.get(SENT_MARK + id), undefined);
    if (mark) await meta.put({ ...mark, unseen: false });
  });
}

/** Returns how many submissions are remembered as sent. */
export function countSentMarks(database: OutboxDatabase): Promise<number> {
  return database.run('readonly', async ({ meta }) => {
    const kept = await meta.all();
    return kept.filter((mark) => parseOr(sentMark, mark, undefined) !== undefined).length;
  });
}
