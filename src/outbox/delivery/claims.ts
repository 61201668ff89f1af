// The transactions of a sender: claiming a record, the last check before a call, and storing its
// result. A result is written only if the record still holds the token of its sender. The clock is
// read only after the first database answer: until then the transaction may have waited for one of
// another tab, and a time from before a clock was set back would make every lease seem to have
// expired.

import type { Clock } from '../../shared/clock';
import type { OutboxDatabase, OutboxTransaction } from '../store/database';
import { lastCallAt, noteCall, hasNoTrace } from '../store/last-call';
import { LEASE_MS, lostAnswers, mayTakeOver, readRecord, withoutSender } from '../store/record';
import type { Sender, StoredSubmission } from '../store/record';
import { markSent, readRecords, wasSent } from '../store/store';
import type { Step } from '../store/submission';
import { isDue } from './retry-policy';

/**
 * The e-mail provider allows one call a second (emailjs.com/docs/rest-api/send); the rest is a
 * safety margin.
 */
export const PAUSE_BETWEEN_CALLS_MS = 1_100;

export type ClaimResult =
  | { claim: 'mine'; record: StoredSubmission }
  | { claim: 'gone' | 'sent' | 'held' | 'unreadable' };

/** Claims the record that a visitor waits for, in any state, unless a living sender has it. */
export function claimForVisitor(
  database: OutboxDatabase,
  id: string,
  sender: Sender,
  clock: Clock,
): Promise<ClaimResult> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    const now = clock.now();
    if (stored === undefined) {
      return { claim: (await wasSent(transaction, id)) ? 'sent' : 'gone' };
    }
    const record = readRecord(stored);
    if (!record) return { claim: 'unreadable' };
    if (record.state === 'sending' && !mayTakeOver(record, sender, now)) {
      await clampLease(transaction, record, now);
      return { claim: 'held' };
    }
    const mine = claimed(
      { ...record, attempts: 0, notFoundAnswers: 0, unanswered: 0, unansweredSince: undefined },
      sender,
      now,
    );
    await transaction.submissions.put(mine);
    return { claim: 'mine', record: mine };
  });
}

/**
 * Claims the oldest submission that is due or whose sender is dead, except those in `skip` and the
 * failed ones.
 */
export function claimNext(
  database: OutboxDatabase,
  sender: Sender,
  clock: Clock,
  skip: ReadonlySet<string>,
): Promise<StoredSubmission | undefined> {
  return database.run('readwrite', async (transaction) => {
    const records = await readRecords(transaction);
    const now = clock.now();
    for (const record of records) {
      if (skip.has(record.id) || record.state === 'failed') continue;
      if (record.state === 'waiting' && !isDue(record, now)) continue;
      if (record.state === 'sending' && !mayTakeOver(record, sender, now)) {
        await clampLease(transaction, record, now);
        continue;
      }
      const mine = claimed(record, sender, now);
      await transaction.submissions.put(mine);
      return mine;
    }
    return undefined;
  });
}

/**
 * Lets the submissions of dead senders wait, without a call: offline, nobody claims them, and their visitor can edit or
 * delete only what waits. Resolves with them as they are then.
 */
export function releaseFromDead(
  database: OutboxDatabase,
  asking: Pick<Sender, 'guard'>,
  clock: Clock,
): Promise<StoredSubmission[]> {
  return database.run('readwrite', async (transaction) => {
    const records = await readRecords(transaction);
    const now = clock.now();
    const released: StoredSubmission[] = [];
    for (const record of records) {
      if (record.state !== 'sending') continue;
      if (!mayTakeOver(record, asking, now)) {
        await clampLease(transaction, record, now);
        continue;
      }
      const waiting: StoredSubmission = { ...withoutSender(afterLastSender(record)), state: 'waiting' };
      await transaction.submissions.put(waiting);
      released.push(waiting);
    }
    return released;
  });
}

/** Restarts a lease from now if it ends too far in the future, which happens when the clock was set back. */
async function clampLease(transaction: OutboxTransaction, record: StoredSubmission, now: number): Promise<void> {
  if (record.leaseUntil <= now + LEASE_MS) return;
  await transaction.submissions.put({ ...record, leaseUntil: now + LEASE_MS });
}

/** Returns a record without the call of its previous sender, who died before it stored the answer. */
const afterLastSender = (record: StoredSubmission): StoredSubmission => ({
  ...record,
  ...lostAnswers(record, record.calling),
  calling: undefined,
});

function claimed(record: StoredSubmission, sender: Sender, now: number): StoredSubmission {
  return {
    ...afterLastSender(record),
    state: 'sending',
    holder: sender.token,
    guard: sender.guard,
    leaseUntil: now + LEASE_MS,
    failedAt: undefined,
  };
}

export type BeginResult =
  | { begin: 'go'; record: StoredSubmission; at: number }
  | { begin: 'pause'; ms: number }
  | { begin: 'lost' };

/**
 * The last check before a call: the record must still be ours, and the last call to the e-mail provider, by any sender,
 * must be a second ago. Stores that a call begins, so that a sender that dies now leaves a trace.
 * @param lease when the lease of this sender's last call for the record ends; 0 if it has made none
 */
export function beginCall(
  database: OutboxDatabase,
  { record: known, lease }: { record: StoredSubmission; lease: number },
  token: string,
  step: Step,
  clock: Clock,
): Promise<BeginResult> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(known.id);
    const now = clock.now();
    const isLost = stored === undefined && (await isDatabaseLost(transaction, known, lease, now));
    const record = isLost ? known : readRecord(stored);
    if (record?.holder !== token) return { begin: 'lost' };
    if (record.kind !== 'newsletter') {
      const last = await lastCallAt(transaction);
      // After the clock was set back, wait only one pause from now, not until the old time comes
      // again.
      if (last !== undefined && last > now) await noteCall(transaction, now);
      const pause = last === undefined ? 0 : Math.min(last, now) + PAUSE_BETWEEN_CALLS_MS - now;
      if (pause > 0) return { begin: 'pause', ms: pause };
      await noteCall(transaction, now);
    }
    const calling: StoredSubmission = { ...record, calling: step, leaseUntil: now + LEASE_MS };
    await transaction.submissions.put(calling);
    return { begin: 'go', record: calling, at: now };
  });
}

/**
 * Returns whether the browser has deleted the database under a submission whose sender has made a call. Once the lease
 * of that call is over, the visitor may have cleared everything, which leaves no other trace. A sign-up notes no call,
 * so a missing note does not tell a deleted database from a deleted sign-up.
 */
const isDatabaseLost = async (
  transaction: OutboxTransaction,
  { kind }: StoredSubmission,
  lease: number,
  now: number,
): Promise<boolean> =>
  kind !== 'newsletter' && now < lease && lease <= now + LEASE_MS && (await hasNoTrace(transaction));

/**
 * Stores what a turn has left of a record, if the record is still ours. Resolves with the record as it is stored.
 * @param lease as for `beginCall`
 */
export function settle(
  database: OutboxDatabase,
  record: StoredSubmission,
  { token, lease }: { token: string; lease: number },
  clock: Clock,
): Promise<StoredSubmission | 'lost'> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(record.id);
    const now = clock.now();
    const current = readRecord(stored);
    const isLost = stored === undefined && (await isDatabaseLost(transaction, record, lease, now));
    await noteAnswer(transaction, isLost ? record : current, now);
    if (!isLost && current?.holder !== token) return 'lost';
    // Another page may have noted during the call that it has sent an older text: no answer ends that doubt.
    const isDoubtful = current?.answerLost === true && current.lostStep === undefined;
    const settled: StoredSubmission = isDoubtful ? { ...record, answerLost: true, lostStep: undefined } : record;
    await transaction.submissions.put(settled);
    return settled;
  });
}

/**
 * Stores that a submission was accepted, unless another sender has its record.
 * @param isUnseen as for `markSent`
 */
export function settleSent(
  database: OutboxDatabase,
  id: string,
  { token, isUnseen }: { token: string; isUnseen: boolean },
  clock: Clock,
): Promise<'written' | 'lost'> {
  return database.run('readwrite', async (transaction) => {
    const current = readRecord(await transaction.submissions.get(id));
    const now = clock.now();
    await noteAnswer(transaction, current, now);
    if (current && current.holder !== token) return 'lost';
    // Mark it as sent also if the visitor deleted it during the call, because a form that is open on it must know.
    await markSent(transaction, id, now, isUnseen);
    if (current) await transaction.submissions.delete(id);
    return 'written';
  });
}

/** The pause also starts at the answer, so that the next call does not reach the provider too early. */
async function noteAnswer(
  transaction: OutboxTransaction,
  record: StoredSubmission | undefined,
  now: number,
): Promise<void> {
  if (record && record.kind !== 'newsletter') await noteCall(transaction, now);
}
