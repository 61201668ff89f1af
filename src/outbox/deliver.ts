import { claimNext } from './claims';
import type { Guard } from './claims';
import type { OutboxContext } from './context';
import { withLock } from './lock';
import { all, isExpired, noteSent, purge } from './store';
import { sendClaimed } from './send';
import { readRecord } from './record';
import type { StoredSubmission } from './submission';
import { BUSY_RETRY_MS, isDue } from './timing';

export interface DeliveryReport {
  /** Submissions that will still be tried by themselves: waiting or being sent. */
  remaining: number;
  /** When to call deliver again; undefined when nothing waits or we are offline. */
  nextAttemptAt?: number;
  sent: number;
  failed: number;
}

/**
 * Sends what is due, one after the other, oldest first. The lock is taken for one submission at a
 * time, so that a visitor who presses Send in another tab does not wait for a whole queue.
 */
export async function deliver(
  context: OutboxContext,
  { waitForLockMs }: { waitForLockMs?: number } = {},
): Promise<DeliveryReport> {
  const { clock, locks } = context;
  const deadline = waitForLockMs === undefined ? undefined : clock.now() + waitForLockMs;
  const tried = new Set<string>();
  const count = { sent: 0, failed: 0 };
  let notBefore = 0;

  await noteWhatWasSent(context);
  for (;;) {
    const now = clock.now();
    const queue = await readQueue(context);
    const toDo = queue.filter((record) => !tried.has(record.id) && isReady(record, now));
    if (toDo.length === 0 || !context.isOnline()) break;
    if (deadline !== undefined && now >= deadline) break;

    const result = await withLock(
      locks,
      (guard) => sendNext(context, guard, tried),
      deadline === undefined ? undefined : { ms: deadline - now, clock },
    );
    if (result === 'busy') {
      notBefore = now + BUSY_RETRY_MS;
      break;
    }
    if (result === 'nothing') break;
    if (result.result === 'sent') count.sent += 1;
    if (result.result === 'failed') count.failed += 1;
    // Nobody answers, or too many calls: the rest of the queue would fare no better.
    if (result.result === 'waiting' && endsTheRun(result.failure?.reason)) {
      notBefore = result.nextAttemptAt;
      break;
    }
  }
  return { ...count, ...(await whatIsLeft(context, notBefore)) };
}

function endsTheRun(reason: string | undefined): boolean {
  return reason === 'unreachable' || reason === 'rate-limited';
}

async function sendNext(context: OutboxContext, guard: Guard, tried: Set<string>) {
  const { database, clock } = context;
  const sender = { token: context.newId(), guard };
  const record = await claimNext(database, sender, clock, tried);
  if (!record) return 'nothing';
  tried.add(record.id);
  context.changed();
  const result = await sendClaimed(database, record, sender, { mode: 'background' }, context);
  announce(context, record, result);
  return result;
}

/** Tells this page and the others what became of a submission. */
export function announce(
  context: OutboxContext,
  { id, kind }: StoredSubmission,
  result: Awaited<ReturnType<typeof sendClaimed>>,
): void {
  if (result.result === 'sent') {
    if (!result.noted) context.sentUnnoted.add(id);
    context.changed({ type: 'submission-sent', id, kind });
  } else if (result.result === 'failed') {
    context.changed({ type: 'submission-failed', id, kind });
  } else {
    context.changed();
  }
}

function isReady(record: StoredSubmission, now: number): boolean {
  return record.state === 'sending' || isDue(record, now);
}

/** Everything of ours that still has to go out; deletes on the way what failed 30 days ago. */
async function readQueue({ database, clock }: OutboxContext): Promise<StoredSubmission[]> {
  const records = (await all(database)).map(readRecord).filter((record) => record !== undefined);
  if (records.some((record) => isExpired(record, clock.now()))) await purge(database, clock.now());
  return records.filter(({ state }) => state !== 'failed');
}

async function whatIsLeft(
  context: OutboxContext,
  notBefore: number,
): Promise<Pick<DeliveryReport, 'remaining' | 'nextAttemptAt'>> {
  const queue = await readQueue(context);
  const remaining = queue.length;
  if (remaining === 0 || !context.isOnline()) return { remaining };
  const soon = context.clock.now() + BUSY_RETRY_MS;
  const times = queue.map(({ state, nextAttemptAt }) => (state === 'sending' ? soon : nextAttemptAt));
  return { remaining, nextAttemptAt: Math.max(notBefore, Math.min(...times)) };
}

/** A yes whose note the database refused: noted now, before anybody sends it again. */
export async function noteWhatWasSent({ database, clock, sentUnnoted }: OutboxContext): Promise<void> {
  for (const id of sentUnnoted) {
    await noteSent(database, id, clock.now());
    sentUnnoted.delete(id);
  }
}
