// The queue: sends what waits, with no visitor waiting for it.

import { claimNext } from './claims';
import { withLock } from './lock';
import type { OutboxEntry } from './outbox-entry';
import { entryOf, readRecord } from './record';
import type { Guard, StoredSubmission } from './record';
import { isDue } from './retry-policy';
import { noteWhatWasSent, sendClaimed } from './send';
import type { SendDeps, SendResult } from './send';
import { all } from './store';

/** When to look again where somebody else is sending. */
const BUSY_RETRY_MS = 5_000;
/**
 * How long the lock may be with somebody else before this page sends on the lease alone. A page that the system has
 * frozen for ever may hold it; no sender that is alive does for so long without a lease that runs.
 */
const STUCK_LOCK_MS = 3 * 60_000;
/** How long one that got no answer holds up the rest, whatever its own pause has grown to. */
const HOLD_UP_MS = 30_000;

export interface DeliveryReport {
  /** Submissions that will still be tried by themselves: waiting or being sent. */
  remaining: number;
  /** Those, as a page may show them; undefined when there are none. */
  waiting?: readonly OutboxEntry[];
  /** When to call deliver again, in ms since 1970; undefined when nothing waits or we are offline. */
  nextAttemptAt?: number;
  sent: number;
  failed: number;
}

/**
 * Sends what is due, one after the other, oldest first. The lock is taken for one submission at a
 * time, so that a visitor who presses Send in another tab does not wait for a whole queue.
 * `Outbox.deliver` says what `waitForLockMs` does, and when this rejects.
 */
export async function deliver(
  deps: SendDeps,
  { waitForLockMs }: { waitForLockMs?: number } = {},
): Promise<DeliveryReport> {
  const { clock, locks } = deps;
  const deadline = waitForLockMs === undefined ? undefined : clock.now() + waitForLockMs;
  const tried = new Set<string>();
  const count = { sent: 0, failed: 0 };
  let notBefore = 0;

  await noteWhatWasSent(deps);
  let queue = await readQueue(deps);
  for (;;) {
    const now = clock.now();
    const toDo = queue.filter((record) => !tried.has(record.id) && isReady(record, now));
    if (toDo.length === 0 || !deps.isOnline()) break;
    if (deadline !== undefined && now >= deadline) break;

    let result = await withLock(
      locks,
      (guard) => sendNext(deps, guard, tried),
      deadline === undefined ? undefined : { ms: deadline - now, clock },
    );
    queue = await readQueue(deps);
    if (result !== 'busy') deps.lockWait.since = undefined;
    else if (isLockStuck(deps, queue, now)) {
      result = await sendNext(deps, 'lease', tried);
      queue = await readQueue(deps);
    }
    if (result === 'busy') {
      notBefore = now + BUSY_RETRY_MS;
      break;
    }
    if (result === 'nothing') break;
    if (result.result === 'sent') count.sent += 1;
    if (result.result === 'failed') count.failed += 1;
    // Nobody answers, or too many calls: the rest of the queue would fare no better.
    if (result.result === 'waiting' && ['unreachable', 'rate-limited'].includes(result.failure.reason)) {
      notBefore = Math.min(result.nextAttemptAt, clock.now() + HOLD_UP_MS);
      break;
    }
  }
  return { ...count, ...whatIsLeft(deps, queue, notBefore) };
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

/** Nobody who is alive has it in hand: the lock was away all the time since `since`, and no lease runs any more. */
function isLockStuck({ clock, lockWait }: SendDeps, queue: readonly StoredSubmission[], askedAt: number): boolean {
  const now = clock.now();
  // A clock that jumped back begins the wait anew.
  lockWait.since = Math.min(lockWait.since ?? askedAt, now);
  const isBeingSent = queue.some(({ state, leaseUntil }) => state === 'sending' && now < leaseUntil);
  return now - lockWait.since >= STUCK_LOCK_MS && !isBeingSent;
}

function isReady(record: StoredSubmission, now: number): boolean {
  return record.state === 'sending' || isDue(record, now);
}

/** Everything of ours that still has to go out. */
async function readQueue({ database, clock, changed }: SendDeps): Promise<StoredSubmission[]> {
  const stored = await all(database, clock.now(), (id) => changed({ type: 'submission-removed', id }));
  const records = stored.map(readRecord);
  return records.filter((record) => record !== undefined).filter(({ state }) => state !== 'failed');
}

function whatIsLeft(
  { clock, isOnline }: SendDeps,
  queue: readonly StoredSubmission[],
  notBefore: number,
): Pick<DeliveryReport, 'remaining' | 'waiting' | 'nextAttemptAt'> {
  const remaining = queue.length;
  if (remaining === 0) return { remaining };
  const waiting = queue.map(entryOf);
  if (!isOnline()) return { remaining, waiting };
  const soon = clock.now() + BUSY_RETRY_MS;
  const times = queue.map(({ state, nextAttemptAt }) => (state === 'sending' ? soon : nextAttemptAt));
  return { remaining, waiting, nextAttemptAt: Math.max(notBefore, Math.min(...times)) };
}
