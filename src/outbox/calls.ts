// The transactions around a call: the last look before it, and what came of it.

import type { OutboxDatabase, OutboxTransaction } from './database';
import type { Clock } from './lock';
import { markSent } from './sent-marks';
import { isObject, readRecord } from './record';
import type { Step, StoredSubmission } from './submission';
import { LEASE_MS, PAUSE_BETWEEN_CALLS_MS } from './timing';

const LAST_CALL = 'last-e-mail-call';

export type BeginResult =
  | { begin: 'go'; record: StoredSubmission; at: number }
  | { begin: 'pause'; ms: number }
  | { begin: 'lost' };

/**
 * The last look before a call: still ours, and the last call to the e-mail provider a second ago,
 * whoever made it. Notes the call, so that a sender who dies now leaves a trace.
 */
export function beginCall(
  database: OutboxDatabase,
  id: string,
  token: string,
  step: Step,
  clock: Pick<Clock, 'now'>,
): Promise<BeginResult> {
  return database.run('readwrite', async (transaction) => {
    const record = readRecord(await transaction.submissions.get(id));
    // Asked here: until then the transaction may have waited for another tab's.
    const now = clock.now();
    if (record?.holder !== token) return { begin: 'lost' };
    if (record.kind !== 'newsletter') {
      const last = await lastCallAt(transaction);
      // A clock that jumped back must not stop the mail for an hour: one pause, from now.
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

async function lastCallAt({ meta }: OutboxTransaction): Promise<number | undefined> {
  const entry = await meta.get(LAST_CALL);
  return isObject(entry) && typeof entry['at'] === 'number' ? entry['at'] : undefined;
}

async function noteCall({ meta }: OutboxTransaction, now: number): Promise<void> {
  await meta.put({ key: LAST_CALL, at: now });
}

/** Writes what came of a call, if the record is still ours. `record` undefined: all was sent. */
export function settle(
  database: OutboxDatabase,
  id: string,
  token: string,
  record: StoredSubmission | undefined,
  clock: Pick<Clock, 'now'>,
): Promise<'written' | 'lost'> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    const now = clock.now();
    const current = readRecord(stored);
    // Measured from the answer too: the next call cannot then arrive too close to this one.
    if (current && current.kind !== 'newsletter') await noteCall(transaction, now);
    if (current && current.holder !== token) return 'lost';
    if (record === undefined) {
      // Also when the visitor deleted it while it went out: a form open on it must know.
      await markSent(transaction, id, now);
      if (current) await transaction.submissions.delete(id);
      return 'written';
    }
    if (!current) return 'lost';
    await transaction.submissions.put(record);
    return 'written';
  });
}
