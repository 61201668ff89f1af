// The transactions of the outbox. Each one looks at the record again before it writes: between two
// of them anything may have happened, another tab, the worker, a kill.

import { mayTakeOver } from './claims';
import type { Sender } from './claims';
import type { OutboxDatabase } from './database';
import type { Clock } from './lock';
import { markSent, wasSent } from './sent-marks';
import { readRecord, readRecords } from './record';
import { newRecord } from './submission';
import type { Step, StoredSubmission, Submission } from './submission';
import { KEEP_FAILED_MS, VISITOR_HOLD_MS } from './timing';

export type WriteResult = 'written' | 'being-sent' | 'already-sent' | 'unreadable';

/**
 * Writes a submission down, new or in place of the one with this id, and holds it back for the
 * visitor who waits. Steps done stay, unless the e-mail address changed to one that has had no
 * auto-reply: then that is due again. `earlier` is what an attempt without a database left behind in memory.
 */
export function write(
  database: OutboxDatabase,
  id: string,
  submission: Submission,
  clock: Pick<Clock, 'now'>,
  { sender, earlier }: { sender?: Sender; earlier?: StoredSubmission | undefined } = {},
): Promise<WriteResult> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    // Asked here, as for a claim (claims.ts).
    const now = clock.now();
    const fresh = newRecord(id, submission, now, now + VISITOR_HOLD_MS);
    if (stored === undefined) {
      if (await wasSent(transaction, id)) return 'already-sent';
      await transaction.submissions.put(earlier ? continued(earlier, fresh) : fresh);
      return 'written';
    }
    const record = readRecord(stored);
    if (!record) return 'unreadable';
    if (record.state === 'sending' && !(sender && mayTakeOver(record, sender, now))) {
      return 'being-sent';
    }
    await transaction.submissions.put(continued(record, fresh));
    return 'written';
  });
}

function continued(old: StoredSubmission, fresh: StoredSubmission): StoredSubmission {
  const repliedTo = new Set(old.repliedTo);
  if (old.stepsDone.includes('reply')) repliedTo.add(old.payload.email);
  const otherSteps = old.stepsDone.filter((step) => step !== 'reply');
  const stepsDone: Step[] = repliedTo.has(fresh.payload.email) ? ['reply', ...otherSteps] : otherSteps;
  return {
    ...fresh,
    createdAt: old.createdAt,
    ...(old.kind === fresh.kind ? { stepsDone, repliedTo: [...repliedTo] } : {}),
    answerLost: old.answerLost || old.calling !== undefined,
  };
}

/** It got its yes, whoever holds the record now. */
export function noteSent(database: OutboxDatabase, id: string, now: number): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    await markSent(transaction, id, now);
    await transaction.submissions.delete(id);
  });
}

/** Holds a waiting record back until `until`, or lets it go with `until` = now; gives it as it stands then. */
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

/**
 * Deletes a record, whatever it is and whoever holds it; no error where there is none.
 * @throws DatabaseUnavailable where there is no database
 */
export function remove(database: OutboxDatabase, id: string): Promise<void> {
  return database.run('readwrite', (transaction) => transaction.submissions.delete(id));
}

/** 'sent' only if we know it went out; what is neither here nor sent was deleted. */
export function lookUp(database: OutboxDatabase, id: string): Promise<StoredSubmission | 'sent' | 'gone'> {
  return database.run('readonly', async (transaction) => {
    const record = readRecord(await transaction.submissions.get(id));
    if (record) return record;
    return (await wasSent(transaction, id)) ? 'sent' : 'gone';
  });
}

/** What is stored under this id, readable or not; else whether it was sent. */
export function find(database: OutboxDatabase, id: string): Promise<{ stored: unknown } | 'sent' | 'gone'> {
  return database.run('readonly', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    if (stored !== undefined) return { stored };
    return (await wasSent(transaction, id)) ? 'sent' : 'gone';
  });
}

/** Everything there is, as it was stored. */
export function all(database: OutboxDatabase): Promise<unknown[]> {
  return database.run('readonly', (transaction) => transaction.submissions.all());
}

/** Deletes what failed 30 days ago. */
export function purge(database: OutboxDatabase, now: number): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    for (const record of await readRecords(transaction)) {
      if (isExpired(record, now)) await transaction.submissions.delete(record.id);
    }
  });
}

/** Whether a record failed 30 days ago or earlier; what waits or is being sent never expires. Pure. */
export function isExpired({ state, failedAt }: StoredSubmission, now: number): boolean {
  return state === 'failed' && failedAt !== undefined && now >= failedAt + KEEP_FAILED_MS;
}
