// The sends a visitor waits for: Send in a form, Send now in the outbox.

import { claimForVisitor } from './claims';
import type { Guard } from './claims';
import type { OutboxContext } from './context';
import { DatabaseUnavailable } from './database';
import type { OutboxDatabase } from './database';
import { announce, noteWhatWasSent } from './deliver';
import { withLock } from './lock';
import { memoryDatabase } from './memory-database';
import { hold, lookUp, remove, write } from './store';
import type { WriteResult } from './store';
import { sendClaimed } from './send';
import type { SendResult } from './send';
import type { DeliveryFailure, Submission } from './submission';
import { VISITOR_LOCK_WAIT_MS } from './timing';

export type SubmitOutcome =
  | { outcome: 'sent' }
  /** The provider answered with an error while the visitor waits; the record is kept as failed. */
  | { outcome: 'failed'; id: string; failure: DeliveryFailure }
  /** No answer was possible. It goes out by itself. */
  | { outcome: 'saved'; id: string }
  /**
   * Nothing could be stored and it was not sent: the caller keeps the typed text. Handing the id
   * back with the next submit keeps the steps already done.
   */
  | { outcome: 'not-stored'; id: string; failure: DeliveryFailure }
  /** It went out before this change or press; nothing was sent now. */
  | { outcome: 'already-sent' }
  /** Deleted meanwhile, in another tab for instance; nothing was sent now. */
  | { outcome: 'removed' };

const STORAGE_FAILURE: DeliveryFailure = {
  reason: 'storage',
  message: 'This browser did not let us read or keep your message.',
};
const BUSY_FAILURE: DeliveryFailure = {
  reason: 'busy',
  message: 'This message is being sent just now. Please try again in a moment.',
};

interface Visit {
  id: string;
  submission: Submission | undefined;
  signal: AbortSignal | undefined;
  /** Has what the visitor typed reached the disk? */
  written: boolean;
}

/** What the visitor starts himself, and waits for; `Outbox` says what the outcomes mean. */
export interface VisitorSends {
  submit(submission: Submission, options?: { id?: string; signal?: AbortSignal }): Promise<SubmitOutcome>;
  sendNow(id: string): Promise<SubmitOutcome>;
}

/**
 * The visitor's part of the outbox.
 * In: what the outbox was given. Out: `submit` and `sendNow` (promises:
 * `Outbox`), which say what happened as a value; a missing or broken database is one of the outcomes
 * (`not-stored`), only a bug rejects. What could not be stored is remembered in this page's memory,
 * so that another try under its id repeats no step already done.
 */
export function createVisitorSends(context: OutboxContext): VisitorSends {
  const memory = memoryDatabase();

  return {
    async submit(submission, { id, signal } = {}) {
      const visit = { id: id ?? context.newId(), submission, signal, written: false };
      let result: WriteResult;
      try {
        result = await firstWrite(context, memory, visit);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return sendUnstored(context, memory, visit.id, submission);
      }
      if (result === 'already-sent') return { outcome: 'already-sent' };
      context.changed();
      return inLock(context, visit);
    },

    sendNow: (id) => inLock(context, { id, submission: undefined, signal: undefined, written: true }),
  };
}

/** Write first. A record of another version under this id is left alone: ours gets its own id. */
async function firstWrite(
  { database, clock, newId }: OutboxContext,
  memory: OutboxDatabase,
  visit: Visit & { submission: Submission },
): Promise<WriteResult> {
  const found = await lookUp(memory, visit.id);
  const earlier = typeof found === 'string' ? undefined : found;
  let result = await write(database, visit.id, visit.submission, clock, { earlier });
  if (result === 'unreadable') {
    visit.id = newId();
    result = await write(database, visit.id, visit.submission, clock, { earlier });
  }
  if (earlier) await remove(memory, earlier.id);
  visit.written = result === 'written';
  return result;
}

async function inLock(context: OutboxContext, visit: Visit): Promise<SubmitOutcome> {
  const { locks, clock } = context;
  try {
    const outcome = await withLock(locks, (guard) => sendAsVisitor(context, visit, guard), {
      ms: VISITOR_LOCK_WAIT_MS,
      clock,
      signal: visit.signal,
    });
    return outcome === 'busy' ? await leaveToOthers(context, visit) : outcome;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    // It may be on disk or not: then "saved" is not for us to say.
    return { outcome: 'not-stored', id: visit.id, failure: STORAGE_FAILURE };
  }
}

async function sendAsVisitor(context: OutboxContext, visit: Visit, guard: Guard): Promise<SubmitOutcome> {
  const { database, clock } = context;
  const { id, submission, signal } = visit;
  const sender = { token: context.newId(), guard };
  await noteWhatWasSent(context);
  if (submission && !visit.written) {
    // It was being sent when we came; now its sender is done, or dead.
    const result = await write(database, id, submission, clock, { sender });
    if (result === 'already-sent') return { outcome: 'already-sent' };
    if (result !== 'written') return { outcome: 'not-stored', id, failure: BUSY_FAILURE };
    visit.written = true;
  }
  const claim = await claimForVisitor(database, id, sender, clock);
  switch (claim.claim) {
    case 'sent':
      return submission ? { outcome: 'sent' } : { outcome: 'already-sent' };
    case 'gone':
      return { outcome: 'removed' };
    case 'held':
      return { outcome: 'saved', id };
    case 'unreadable':
      return { outcome: 'not-stored', id, failure: STORAGE_FAILURE };
    case 'mine': {
      context.changed();
      const options = { mode: 'visitor', signal } as const;
      const result = await sendClaimed(database, claim.record, sender, options, context);
      announce(context, claim.record, result);
      return await outcomeOf(context, id, result);
    }
  }
}

async function outcomeOf({ database }: OutboxContext, id: string, result: SendResult): Promise<SubmitOutcome> {
  if (result.result === 'sent') return { outcome: 'sent' };
  if (result.result === 'failed') return { outcome: 'failed', id, failure: result.failure };
  if (result.result === 'waiting') return { outcome: 'saved', id };
  const found = await lookUp(database, id);
  if (found === 'sent') return { outcome: 'sent' };
  if (found === 'gone') return { outcome: 'removed' };
  return found.state === 'failed' && found.lastError
    ? { outcome: 'failed', id, failure: found.lastError }
    : { outcome: 'saved', id };
}

/** Another tab has the lock and keeps it. What we wrote goes out by itself as soon as it can. */
async function leaveToOthers(context: OutboxContext, visit: Visit): Promise<SubmitOutcome> {
  const { database, clock } = context;
  const { id } = visit;
  if (!visit.written) return { outcome: 'not-stored', id, failure: BUSY_FAILURE };
  const found = await lookUp(database, id);
  if (found === 'sent') return visit.submission ? { outcome: 'sent' } : { outcome: 'already-sent' };
  if (found === 'gone') return { outcome: 'removed' };
  // Send now on what failed, and nobody sent it: still failed.
  if (found.state === 'failed' && found.lastError) {
    return { outcome: 'failed', id, failure: found.lastError };
  }
  await hold(database, id, clock.now(), clock.now());
  context.changed();
  return { outcome: 'saved', id };
}

/** No database: send at once, with nothing to fall back on. */
async function sendUnstored(
  context: OutboxContext,
  memory: OutboxDatabase,
  id: string,
  submission: Submission,
): Promise<SubmitOutcome> {
  const sender = { token: context.newId(), guard: 'lease' } as const;
  const { clock } = context;
  if ((await write(memory, id, submission, clock, { sender })) !== 'written') {
    return { outcome: 'already-sent' };
  }
  const claim = await claimForVisitor(memory, id, sender, clock);
  if (claim.claim !== 'mine') return { outcome: 'already-sent' };
  const result = await sendClaimed(memory, claim.record, sender, { mode: 'visitor' }, context);
  if (result.result === 'sent') return { outcome: 'sent' };
  const failure = result.result === 'lost' ? undefined : result.failure;
  return { outcome: 'not-stored', id, failure: failure ?? STORAGE_FAILURE };
}
