// The transactions of a sender: claiming a record, the last check before a call, and its result. A result
// is written only if the record still holds the token of its sender.
// The clock is asked once the first answer is there: until then the transaction may have waited for
// another tab's, and a time from before a clock was set back makes every lease look run out.

import * as z from 'zod/mini';
import { parseOr } from '../shared/parse';
import type { OutboxDatabase, OutboxTransaction } from './database';
import type { Clock } from './lock';
import { mayTakeOver, readRecord } from './record';
import type { Sender, StoredSubmission } from './record';
import { isDue } from './retry-policy';
import { markSent, readRecords, wasSent } from './store';
import type { Step } from './submission';

/** Longer than a call, its time-out and the look at our own site together. */
export const LEASE_MS = 60_000;
/** The e-mail provider allows one call a second (emailjs.com/docs/rest-api/send); a little air. */
export const PAUSE_BETWEEN_CALLS_MS = 1_100;
const LAST_CALL = 'last-e-mail-call';

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

export type BeginResult =
  | { begin: 'go'; record: StoredSubmission; at: number }
  | { begin: 'pause'; ms: number }
  | { begin: 'lost' };

/**
 * The last look before a call: still ours, and the last call to the e-mail provider a second ago,
 * whoever made it. Notes the call, so that a sender who dies now leaves a trace.
 * `hasCalled`: this sender has made a call for the record before, and noted it.
 */
export function beginCall(
  database: OutboxDatabase,
  { record: known, hasCalled }: { record: StoredSubmission; hasCalled: boolean },
  token: string,
  step: Step,
  clock: Pick<Clock, 'now'>,
): Promise<BeginResult> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(known.id);
    const isLost = stored === undefined && hasCalled && (await wasEmptied(transaction));
    const record = isLost ? known : readRecord(stored);
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

const lastCall = z.object({ at: z.number() });

const lastCallAt = async ({ meta }: OutboxTransaction): Promise<number | undefined> =>
  parseOr(lastCall, await meta.get(LAST_CALL), undefined)?.at;

/**
 * Whether the whole database was deleted under a sender that has noted a call in it: by the browser, or by the
 * visitor in the browser's settings. A submission that is half sent is then sent to its end, as without that.
 * What a visitor deletes in the outbox leaves the note where it is.
 */
const wasEmptied = async (transaction: OutboxTransaction): Promise<boolean> =>
  (await lastCallAt(transaction)) === undefined;

async function noteCall({ meta }: OutboxTransaction, now: number): Promise<void> {
  await meta.put({ key: LAST_CALL, at: now });
}

/**
 * Writes what came of a turn, if the record is still ours. `record` undefined: all was sent.
 * `hasCalled`: this sender has made a call in it, as for `beginCall`; `isUnseen`: as for `markSent`.
 */
export function settle(
  database: OutboxDatabase,
  id: string,
  { token, hasCalled, isUnseen = false }: { token: string; hasCalled: boolean; isUnseen?: boolean },
  record: StoredSubmission | undefined,
  clock: Pick<Clock, 'now'>,
): Promise<'written' | 'lost'> {
  return database.run('readwrite', async (transaction) => {
    const stored = await transaction.submissions.get(id);
    const now = clock.now();
    const current = readRecord(stored);
    const isHalfSent = hasCalled && record !== undefined && record.kind !== 'newsletter';
    const isLost = stored === undefined && isHalfSent && (await wasEmptied(transaction));
    // Measured from the answer too: the next call cannot then arrive too close to this one.
    if (isLost || (current && current.kind !== 'newsletter')) await noteCall(transaction, now);
    if (current && current.holder !== token) return 'lost';
    if (record === undefined) {
      // Also when the visitor deleted it while it went out: a form open on it must know.
      await markSent(transaction, id, now, isUnseen);
      if (current) await transaction.submissions.delete(id);
      return 'written';
    }
    if (!current && !isLost) return 'lost';
    await transaction.submissions.put(record);
    return 'written';
  });
}
