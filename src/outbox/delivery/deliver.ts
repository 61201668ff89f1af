// The queue: sends waiting submissions in the background, without a visitor who waits.

import type { WaitingClock } from '../../shared/clock';
import type { OutboxEntry } from '../store/outbox-entry';
import { entryOf, hasLivingSender, readRecord } from '../store/record';
import type { Guard, StoredSubmission } from '../store/record';
import { readUnexpired } from '../store/store';
import type { SubmissionKind } from '../store/submission';
import { claimNext, releaseFromDead } from './claims';
import { withLock } from './lock';
import { isDue } from './retry-policy';
import { storeUnsavedResults, sendClaimed } from './send';
import type { SendDeps, SendResult } from './send';

/** When to try again while another sender has the lock. */
const BUSY_RETRY_MS = 5_000;
/**
 * How long another sender may hold the lock before this page sends with only the lease. A page that
 * the system has frozen may hold the lock for ever; a living sender never holds it that long
 * without a valid lease.
 */
const STUCK_LOCK_MS = 3 * 60_000;
/** How long a submission without an answer delays the others, however long its own pause has become. */
const HOLD_UP_MS = 30_000;

export interface DeliveryReport {
  /** The number of submissions that will still be tried automatically: waiting or being sent. */
  remaining: number;
  /** The entries of these submissions, as a page may show them; undefined if there are none. */
  waiting?: readonly OutboxEntry[];
  /**
   * When to call deliver again, in milliseconds since 1970; undefined if nothing waits, or if the
   * device is offline and nothing is being sent.
   */
  nextAttemptAt?: number;
  sent: number;
  /** The kind of each submission that was sent; undefined if there are none. */
  sentKinds?: readonly SubmissionKind[];
  failed: number;
}

/**
 * Sends the submissions that are due, one after the other, oldest first. The lock is taken for one
 * submission at a time, so that a visitor who presses Send in another tab does not wait for the
 * whole queue. `Outbox.deliver` describes `waitForLockMs` and when the promise rejects.
 */
export async function deliver(
  deps: SendDeps,
  { waitForLockMs }: { waitForLockMs?: number } = {},
): Promise<DeliveryReport> {
  const { clock } = deps;
  const deadline = waitForLockMs === undefined ? undefined : clock.now() + waitForLockMs;
  const tried = new Set<string>();
  const sentKinds: SubmissionKind[] = [];
  let failed = 0;
  let notBefore = 0;

  await storeUnsavedResults(deps);
  let queue = await readQueue(deps);
  if (!deps.isOnline() && queue.some(isBeingSent)) {
    await underLock(deps, (guard) => letWait(deps, guard));
    queue = await readQueue(deps);
  }
  for (;;) {
    const now = clock.now();
    const toDo = queue.filter((record) => !tried.has(record.id) && isReady(record, now));
    if (toDo.length === 0 || !deps.isOnline()) break;
    if (deadline !== undefined && now >= deadline) break;

    const result = await underLock(
      deps,
      (guard) => sendNext(deps, guard, tried),
      deadline === undefined ? undefined : { ms: deadline - now, clock },
    );
    queue = await readQueue(deps);
    if (result === 'busy') {
      notBefore = now + BUSY_RETRY_MS;
      break;
    }
    if (result === 'nothing') break;
    if (result.result === 'sent') sentKinds.push(result.kind);
    if (result.result === 'failed') failed += 1;
    // The provider does not answer or limits the rate, so the rest of the queue would also fail.
    if (result.result === 'waiting' && ['unreachable', 'rate-limited'].includes(result.failure.reason)) {
      notBefore = Math.min(result.nextAttemptAt, clock.now() + HOLD_UP_MS);
      break;
    }
  }
  return {
    sent: sentKinds.length,
    ...(sentKinds.length > 0 ? { sentKinds } : {}),
    failed,
    ...remainingOf(deps, queue, notBefore),
  };
}

/**
 * Does the work under the lock, or with only the lease if the lock is stuck.
 * @param wait how long to wait for the lock, in milliseconds; without it, the lock is taken only if it is free
 */
async function underLock<T>(
  deps: SendDeps,
  work: (guard: Guard) => Promise<T>,
  wait?: { ms: number; clock: WaitingClock },
): Promise<T | 'busy'> {
  const { locks, clock, lockWait } = deps;
  const askedAt = clock.now();
  const result = await withLock(locks, work, wait);
  if (result === 'busy') return isLockStuck(deps, await readQueue(deps), askedAt) ? await work('lease') : 'busy';
  lockWait.since = undefined;
  return result;
}

async function letWait(deps: SendDeps, guard: Guard): Promise<void> {
  const released = await releaseFromDead(deps.database, { guard }, deps.clock);
  for (const record of released) deps.changed({ type: 'outbox-changed' }, record);
}

async function sendNext(deps: SendDeps, guard: Guard, tried: Set<string>): Promise<SendResult | 'nothing'> {
  const { database, clock } = deps;
  const sender = { token: deps.newId(), guard };
  const record = await claimNext(database, sender, clock, tried);
  if (!record) return 'nothing';
  tried.add(record.id);
  deps.changed({ type: 'outbox-changed' }, record);
  return await sendClaimed(deps, record, sender, 'background');
}

/**
 * Returns whether no living sender uses the lock: it was taken at every check since `since`, and no
 * lease is valid any more.
 */
function isLockStuck({ clock, lockWait }: SendDeps, queue: readonly StoredSubmission[], askedAt: number): boolean {
  const now = clock.now();
  // If the clock was set back, the wait starts again.
  lockWait.since = Math.min(lockWait.since ?? askedAt, now);
  const isSomeoneSending = queue.some((record) => hasLivingSender(record, { guard: 'lease' }, now));
  return now - lockWait.since >= STUCK_LOCK_MS && !isSomeoneSending;
}

const isBeingSent = ({ state }: StoredSubmission): boolean => state === 'sending';

const isReady = (record: StoredSubmission, now: number): boolean => isBeingSent(record) || isDue(record, now);

/** Reads all records of this version that still have to be sent. */
async function readQueue({ database, clock, changed }: SendDeps): Promise<StoredSubmission[]> {
  const stored = await readUnexpired(database, clock.now(), (id) => changed({ type: 'submission-removed', id }));
  const records = stored.map(readRecord);
  return records.filter((record) => record !== undefined).filter(({ state }) => state !== 'failed');
}

function remainingOf(
  { clock, isOnline }: SendDeps,
  queue: readonly StoredSubmission[],
  notBefore: number,
): Pick<DeliveryReport, 'remaining' | 'waiting' | 'nextAttemptAt'> {
  const remaining = queue.length;
  if (remaining === 0) return { remaining };
  const waiting = queue.map(entryOf);
  const soon = clock.now() + BUSY_RETRY_MS;
  // The sender of a submission may die meanwhile.
  if (!isOnline()) return { remaining, waiting, ...(queue.some(isBeingSent) ? { nextAttemptAt: soon } : {}) };
  const times = queue.map(({ state, nextAttemptAt }) => (state === 'sending' ? soon : nextAttemptAt));
  return { remaining, waiting, nextAttemptAt: Math.max(notBefore, Math.min(...times)) };
}
