// The transactions of the outbox that anybody may make; claims.ts has those that only the sender of
// a record may. Each one looks at the record again before it writes: between two of them anything may
// have happened, another tab, the worker, a kill. All reject with DatabaseUnavailable where the
// database refuses, and have then changed nothing.

import * as z from 'zod/mini';
import { parseOr } from '../shared/parse';
import type { OutboxDatabase, OutboxStore, OutboxTransaction } from './database';
import type { Clock } from './lock';
import type { UnseenAnswer } from './outbox-entry';
import { entryIdOf, isExpired, mayTakeOver, newRecord, readRecord } from './record';
import type { Sender, StoredSubmission } from './record';
import type { Submission } from './submission';

/** Between writing and sending, nobody else sends what a visitor waits for. */
const VISITOR_HOLD_MS = 60_000;
/** How long we remember that an id was sent, for a form that is still open on it. */
const KEEP_SENT_MARK_MS = 30 * 24 * 3_600_000;
const SENT_MARK = 'sent:';

export type WriteResult =
  | { result: 'written'; record: StoredSubmission }
  | { result: 'being-sent' | 'already-sent' | 'unreadable' };

/**
 * Writes a submission down, new or in place of the one with this id, and holds it back for the
 * visitor who waits. Steps done stay, unless the e-mail address changed to one that has had no
 * auto-reply: then that is due again. `earlier` is what an attempt without a database left behind
 * in memory; with `sender` a record is replaced, too, whose sender is dead.
 */
export function write(
  database: OutboxDatabase,
  id: string,
  submission: Submission,
  clock: Pick<Clock, 'now'>,
  { sender, earlier }: { sender?: Sender; earlier?: StoredSubmission | undefined } = {},
): Promise<WriteResult> {
  return database.run('readwrite', async (transaction): Promise<WriteResult> => {
    const stored = await transaction.submissions.get(id);
    // Asked here, as for a claim (claims.ts).
    const now = clock.now();
    const fresh = newRecord(id, submission, now, now + VISITOR_HOLD_MS);
    const put = async (record: StoredSubmission): Promise<WriteResult> => {
      await transaction.submissions.put(record);
      return { result: 'written', record };
    };
    if (stored === undefined) {
      if (await wasSent(transaction, id)) return { result: 'already-sent' };
      return put(earlier ? continued(earlier, fresh) : fresh);
    }
    const record = readRecord(stored);
    if (!record) return { result: 'unreadable' };
    if (record.state === 'sending' && !(sender && mayTakeOver(record, sender, now))) return { result: 'being-sent' };
    return put(continued(record, fresh));
  });
}

function continued(old: StoredSubmission, fresh: StoredSubmission): StoredSubmission {
  const repliedTo = new Set(old.repliedTo);
  if (old.stepsDone.includes('reply')) repliedTo.add(old.payload.email);
  const otherSteps = old.stepsDone.filter((step) => step !== 'reply');
  const stepsDone = repliedTo.has(fresh.payload.email) ? ['reply', ...otherSteps] : otherSteps;
  return {
    ...fresh,
    createdAt: old.createdAt,
    ...(old.kind === fresh.kind ? { stepsDone, repliedTo: [...repliedTo] } : {}),
    answerLost: old.answerLost || old.calling !== undefined,
  };
}

/** Holds a waiting record back until `until`, or lets it go with `until` = now; resolves with it as it stands then. */
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

/** Deletes a record, whatever it is and whoever holds it; no error where there is none. */
export function remove(database: OutboxDatabase, id: string): Promise<void> {
  return database.run('readwrite', async ({ submissions }) => {
    if ((await submissions.get(id)) !== undefined) return submissions.delete(id);
    const key = (await keysOf(submissions, 'id')).find((other) => entryIdOf(other) === id);
    if (key !== undefined) await submissions.delete(key);
  });
}

/** The keys of all that is stored, of whatever kind they are. */
async function keysOf(store: OutboxStore, keyName: 'id' | 'key'): Promise<IDBValidKey[]> {
  const stored = await store.all();
  return stored.map((value) => parseOr(keyed, value, NO_KEY)[keyName]).filter((key) => key !== undefined);
}

/** IndexedDB takes nothing into a store without a key of a kind that it allows. */
const validKey = z.optional(z.unknown() as z.ZodMiniType<IDBValidKey>);
const keyed = z.object({ id: validKey, key: validKey });
const NO_KEY: z.infer<typeof keyed> = {};

/** What is stored under this id, readable or not; else whether it was sent. What is neither was deleted. */
export function find(database: OutboxDatabase, id: string): Promise<{ stored: unknown } | 'sent' | 'gone'> {
  return database.run('readonly', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    if (stored !== undefined) return { stored };
    return (await wasSent(transaction, id)) ? 'sent' : 'gone';
  });
}

/** As `find`, for a record of this version only. */
export async function findRecord(database: OutboxDatabase, id: string): Promise<StoredSubmission | 'sent' | 'gone'> {
  const found = await find(database, id);
  return typeof found === 'string' ? found : (readRecord(found.stored) ?? 'gone');
}

/**
 * Everything there is, as it was stored, less what failed 30 days ago, which is deleted: `tellRemoved` is called
 * with the id of each.
 */
export async function all(
  database: OutboxDatabase,
  now: number,
  tellRemoved: (id: string) => void,
): Promise<unknown[]> {
  const read = () => database.run('readonly', (transaction) => transaction.submissions.all());
  const stored = await read();
  const isOver = (value: unknown): boolean => {
    const record = readRecord(value);
    return record !== undefined && isExpired(record, now);
  };
  if (!stored.some(isOver)) return stored;
  const removed = await database.run('readwrite', async (transaction) => {
    const expired = (await readRecords(transaction)).filter((record) => isExpired(record, now));
    for (const { id } of expired) await transaction.submissions.delete(id);
    return expired;
  });
  removed.forEach(({ id }) => tellRemoved(id));
  return read();
}

/** All records of this version, oldest first. */
export async function readRecords({ submissions }: OutboxTransaction): Promise<StoredSubmission[]> {
  const records = (await submissions.all()).map(readRecord).filter((record) => record !== undefined);
  return records.sort((a, b) => a.createdAt - b.createdAt);
}

/** Deletes everything. Resolves with the ids of the submissions that were there. */
export function clear(database: OutboxDatabase): Promise<string[]> {
  const empty = async (store: OutboxStore, keyName: 'id' | 'key'): Promise<string[]> => {
    const keys = await keysOf(store, keyName);
    for (const key of keys) await store.delete(key);
    return keys.map(entryIdOf);
  };
  return database.run('readwrite', async ({ submissions, meta }) => {
    await empty(meta, 'key');
    return empty(submissions, 'id');
  });
}

/** It got its yes, whoever holds the record now. */
export function noteSent(database: OutboxDatabase, id: string, now: number): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    await markSent(transaction, id, now);
    await transaction.submissions.delete(id);
  });
}

// The id of what was sent, and when, is remembered for 30 days: a form or a tab that still shows the
// submission must not send it as new. Nothing personal is in it.

const sentMark = z.looseObject({
  key: z.string().check(z.refine((key) => key.startsWith(SENT_MARK))),
  at: z.number(),
  /** It went out in the background to a provider whose answer nobody can read, and the visitor has not read our note. */
  unseen: z.optional(z.boolean()),
});

/** Whether what had this id got its yes within the last 30 days; perhaps longer ago, until the next `markSent`. */
export async function wasSent({ meta }: OutboxTransaction, id: string): Promise<boolean> {
  return (await meta.get(SENT_MARK + id)) !== undefined;
}

/**
 * Remembers that what has this id got its yes at `now`, and forgets marks older than 30 days.
 * `isUnseen`: it went out behind the visitor's back, and nobody could read the answer.
 */
export async function markSent(
  { meta }: OutboxTransaction,
  id: string,
  now: number,
  isUnseen: boolean = false,
): Promise<void> {
  await meta.put({ key: SENT_MARK + id, at: now, ...(isUnseen ? { unseen: true } : {}) });
  for (const kept of await meta.all()) {
    const mark = parseOr(sentMark, kept, undefined);
    if (mark && now >= mark.at + KEEP_SENT_MARK_MS) await meta.delete(mark.key);
  }
}

/** What went out in the background to a provider whose answer nobody can read, oldest first. */
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

/** The visitor has read the note of it. That it was sent stays remembered. */
export function forgetUnseenAnswer(database: OutboxDatabase, id: string): Promise<void> {
  return database.run('readwrite', async ({ meta }) => {
    const mark = parseOr(sentMark, await meta.get(SENT_MARK + id), undefined);
    if (mark) await meta.put({ ...mark, unseen: false });
  });
}

/** How many submissions are remembered as sent. */
export function countSentMarks(database: OutboxDatabase): Promise<number> {
  return database.run('readonly', async ({ meta }) => {
    const kept = await meta.all();
    return kept.filter((mark) => parseOr(sentMark, mark, undefined) !== undefined).length;
  });
}
