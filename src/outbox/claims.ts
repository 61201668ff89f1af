// Who may send a record, and how he gets hold of it.
// The clock is asked once the first answer is there: until then the transaction may have waited for
// another tab's, and a time from before a clock was set back makes every lease look run out.

import type { OutboxDatabase, OutboxTransaction } from './database';
import type { Clock } from './lock';
import { wasSent } from './sent-marks';
import { readRecord, readRecords } from './record';
import type { StoredSubmission } from './submission';
import { isDue, LEASE_MS } from './timing';

export type Guard = 'lock' | 'lease';

/** Who asks for a record: his token is what he has to find again before he writes a result. */
export interface Sender {
  token: string;
  guard: Guard;
}

export type ClaimResult =
  | { claim: 'mine'; record: StoredSubmission }
  | { claim: 'gone' | 'sent' | 'held' | 'unreadable' };

/** A visitor waits for this one: whatever its state, unless somebody alive is sending it. */
export function claimForVisitor(
  database: OutboxDatabase,
  id: string,
  sender: Sender,
  clock: Pick<Clock, 'now'>,
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

/** The oldest submission that is due, or whose sender is dead; none of `skip`, none failed. */
export function claimNext(
  database: OutboxDatabase,
  sender: Sender,
  clock: Pick<Clock, 'now'>,
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
 * Whoever holds the lock takes over what another lock holder left: he is dead. Where the old or
 * the new sender has no lock, only the lease tells.
 */
export function mayTakeOver(record: StoredSubmission, { token, guard }: Sender, now: number): boolean {
  if (record.holder === token) return true;
  if (guard === 'lock' && record.guard === 'lock') return true;
  return now >= record.leaseUntil;
}

/** A clock that jumped back makes a lease look endless: it then starts again from now. */
async function clampLease(transaction: OutboxTransaction, record: StoredSubmission, now: number): Promise<void> {
  if (record.leaseUntil <= now + LEASE_MS) return;
  await transaction.submissions.put({ ...record, leaseUntil: now + LEASE_MS });
}

function claimed(record: StoredSubmission, sender: Sender, now: number): StoredSubmission {
  return {
    ...record,
    state: 'sending',
    // A call was out and nobody wrote its answer down.
    answerLost: record.answerLost || record.calling !== undefined,
    calling: undefined,
    holder: sender.token,
    guard: sender.guard,
    leaseUntil: now + LEASE_MS,
    failedAt: undefined,
  };
}
