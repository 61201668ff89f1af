// The sends that a visitor waits for: Send in a form, Send now in the outbox.

import { DatabaseUnavailable, memoryDatabase } from '../store/database';
import type { OutboxDatabase } from '../store/database';
import { mayHaveArrived, SENT_ELSEWHERE } from '../store/record';
import type { Guard, LostAnswers, Sender, StoredSubmission } from '../store/record';
import { findRecord, hold, remove, write } from '../store/store';
import type { WriteResult } from '../store/store';
import type { DeliveryFailure, Submission } from '../store/submission';
import { claimForVisitor } from './claims';
import { withLock } from './lock';
import { refusalOf, sendClaimed, storeUnsavedResults, withTimeout } from './send';
import type { Refusal, SendDeps, SendResult } from './send';

/** How long a visitor waits for a sender in another tab before the site says "saved". */
const VISITOR_LOCK_WAIT_MS = 10_000;

export type SubmitOutcome =
  | { outcome: 'sent' }
  /** The provider answered with an error while the visitor waited; the record is kept as failed. */
  | ({ outcome: 'failed'; id: string } & Refusal)
  /**
   * The submission waits, because there was no answer or no connection, or because another sender has it. It will be
   * sent automatically. `offline`: the browser says that it has no connection.
   */
  | { outcome: 'saved'; id: string; offline: boolean }
  /**
   * Nothing could be stored, and it was not sent: the caller keeps the typed text. Passing the id
   * to the next submit keeps the finished steps. `mayBeStored`: the database refused only after it
   * had stored the text, which may still be sent.
   */
  | ({ outcome: 'not-stored'; id: string; mayBeStored?: boolean } & Refusal)
  /** The submission was sent before this change or press; nothing was sent now. */
  | { outcome: 'already-sent' }
  /**
   * The submission was deleted in the meantime, in another tab for example. `mayHaveArrived`: a call for it got no
   * answer; otherwise this press has sent at most the auto-reply.
   */
  | { outcome: 'removed'; mayHaveArrived?: true };

/** How long a submission that was sent without a database delays its outcome, because the database may work again. */
const STORE_AT_ONCE_MS = 1_000;
const NONE: ReadonlySet<string> = new Set();

const STORAGE_FAILURE: DeliveryFailure = {
  reason: 'storage',
  message: 'This browser did not let us read or keep it.',
};
const BUSY_FAILURE: DeliveryFailure = {
  reason: 'busy',
  message: 'It is being sent just now. Please try again in a moment.',
};

/** One press of a button: what it has to send, and how far that has come. */
interface Visit {
  id: string;
  /** Undefined for Send now, which sends the stored submission. */
  submission: Submission | undefined;
  doubt?: Doubt | undefined;
  /** The record that an attempt without a database has left in memory. */
  earlier?: { memory: OutboxDatabase; record: StoredSubmission } | undefined;
  /** True if the visitor's text has reached the disk. */
  written: boolean;
}

type SubmitVisit = Visit & { submission: Submission };

/**
 * The reason why the caller cannot know whether an earlier copy of the submission was sent. 'unread':
 * the outbox could not be read, so it may hold one. 'lost': the outbox held one, and the browser has
 * deleted it.
 */
export type Doubt = 'unread' | 'lost';

export interface SubmitOptions {
  id?: string;
  doubt?: Doubt;
}

export interface SubmitActions {
  submit(submission: Submission, options?: SubmitOptions): Promise<SubmitOutcome>;
  sendNow(id: string): Promise<SubmitOutcome>;
  mayHaveArrived(id: string): boolean;
}

/**
 * Creates the actions that a visitor starts and waits for; `Outbox` documents their promises. What
 * could not be stored is kept in the memory of this page, so that another try with the same id
 * repeats no finished step.
 */
export function createSubmit(deps: SendDeps): SubmitActions {
  let memory: OutboxDatabase | undefined;
  /** The ids whose text this page is storing, or sending from memory, just now. */
  const inHand = new Set<string>();

  /** Stores the text; if that is impossible, sends it from memory and resolves with the outcome. */
  const storeOrSend = async (visit: SubmitVisit): Promise<SubmitOutcome | undefined> => {
    const found = memory && (await findRecord(memory, visit.id));
    if (memory && found && typeof found !== 'string') visit.earlier = { memory, record: found };
    let first: WriteResult;
    try {
      first = await firstWrite(deps, visit);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      memory ??= memoryDatabase();
      await restoreFromThisPage(deps, memory, visit.id);
      return await sendUnstored(deps, memory, visit);
    }
    if (first.result === 'already-sent') return { outcome: 'already-sent' };
    deps.changed({ type: 'outbox-changed' }, first.result === 'written' ? first.record : undefined);
    return undefined;
  };

  return {
    async submit(submission, { id = deps.newId(), doubt } = {}) {
      // The database may work again, but only this page knows what it has sent without it, or is sending just now.
      if (deps.sentButUnmarked.has(id)) return { outcome: 'already-sent' };
      if (inHand.has(id)) return { outcome: 'not-stored', id, failure: BUSY_FAILURE };
      const visit: SubmitVisit = { id, submission, doubt: hasSeenDoubt(deps, id) ? 'lost' : doubt, written: false };
      inHand.add(id);
      try {
        const outcome = await storeOrSend(visit);
        if (outcome) return outcome;
      } finally {
        inHand.delete(id);
      }
      return await sendUnderLock(deps, visit);
    },

    sendNow: (id) => sendUnderLock(deps, { id, submission: undefined, written: true }),

    mayHaveArrived: (id) => hasSeenDoubt(deps, id),
  };
}

/**
 * Restores what only this page knows: steps that were sent before the database refused are not sent
 * again, and a call that may have arrived is marked. Another page may send the copy on disk; then
 * this copy says that it may be a duplicate.
 */
async function restoreFromThisPage(
  { unsavedResults, lastSeen }: SendDeps,
  memory: OutboxDatabase,
  id: string,
): Promise<void> {
  const record = unsavedResults.get(id)?.record ?? lastSeen.get(id);
  if (record === undefined) return;
  const lostStep = mayHaveArrived(record) ? undefined : SENT_ELSEWHERE;
  const lost = lastSeen.has(id) ? { answerLost: true, lostStep } : {};
  await memory.run('readwrite', async ({ submissions }) => {
    if ((await submissions.get(id)) === undefined) await submissions.put({ ...record, ...lost, state: 'failed' });
  });
}

/**
 * Stores the submission before sending. If a record of another version has this id, it is left
 * alone and ours gets a new id.
 */
async function firstWrite(deps: SendDeps, visit: SubmitVisit): Promise<WriteResult> {
  const first = await writeVisit(deps, visit, visit.submission);
  // If nothing is stored when that sender has finished, it may have sent what was deleted meanwhile.
  if (first.result === 'being-sent') visit.doubt = 'lost';
  if (first.result !== 'unreadable') return first;
  visit.id = deps.newId();
  return await writeVisit(deps, visit, visit.submission);
}

/** Stores the text with what an earlier attempt has achieved in memory, which is then not needed there any more. */
async function writeVisit(
  { database, clock, unsavedResults }: SendDeps,
  visit: Visit,
  submission: Submission,
  sender?: Sender,
): Promise<WriteResult> {
  const { id, earlier, doubt } = visit;
  const written = await write(database, id, submission, clock, {
    sender,
    earlier: earlier?.record ?? unsavedResults.get(id)?.record,
    // The outbox knows more about the submission than a caller that could not read it, so the caller's doubt gives way.
    lost: doubt === 'lost' ? lostBy(doubt) : undefined,
  });
  visit.written = written.result === 'written';
  if (earlier && visit.written) await remove(earlier.memory, earlier.record.id);
  return written;
}

/** Returns what is known of lost answers to a submission of which nothing is stored. */
const lostBy = (doubt: Doubt): LostAnswers => ({
  answerLost: true,
  lostStep: doubt === 'unread' ? SENT_ELSEWHERE : undefined,
});

async function sendUnderLock(deps: SendDeps, visit: Visit): Promise<SubmitOutcome> {
  const { locks, clock } = deps;
  const { id } = visit;
  try {
    const outcome = await withLock(locks, (guard) => sendAsVisitor(deps, visit, guard), {
      ms: VISITOR_LOCK_WAIT_MS,
      clock,
    });
    return outcome === 'busy' ? await leaveToOthers(deps, visit) : outcome;
  } catch (error) {
    // The copy on disk may still be sent, but not by this press: the next sender has to take care
    // of it.
    deps.changed({ type: 'submission-waiting', id });
    if (!(error instanceof DatabaseUnavailable)) throw error;
    // It is unknown whether the submission is on disk, so the site must not say "saved".
    return { outcome: 'not-stored', id, failure: STORAGE_FAILURE, mayBeStored: visit.written };
  }
}

async function sendAsVisitor(deps: SendDeps, visit: Visit, guard: Guard): Promise<SubmitOutcome> {
  const { database, clock } = deps;
  const { id, submission } = visit;
  const sender = { token: deps.newId(), guard };
  await storeUnsavedResults(deps);
  if (submission && !visit.written) {
    // Another sender was sending the submission when this press came; now that sender has finished or is dead.
    const written = await writeVisit(deps, visit, submission, sender);
    if (written.result === 'already-sent') return { outcome: 'already-sent' };
    if (written.result !== 'written') return { outcome: 'not-stored', id, failure: BUSY_FAILURE };
    deps.changed({ type: 'outbox-changed' }, written.record);
  }
  const claim = await claimForVisitor(database, id, sender, clock);
  switch (claim.claim) {
    case 'sent':
      return submission ? { outcome: 'sent' } : { outcome: 'already-sent' };
    case 'gone':
      return removed(deps, id);
    case 'held':
      return saved(deps, id);
    case 'unreadable':
      return { outcome: 'not-stored', id, failure: STORAGE_FAILURE };
    case 'mine':
      deps.changed({ type: 'outbox-changed' }, claim.record);
      return await outcomeOf(deps, id, await sendClaimed(deps, claim.record, sender, 'visitor'));
  }
}

async function outcomeOf(deps: SendDeps, id: string, result: SendResult): Promise<SubmitOutcome> {
  if (result.result === 'sent') return { outcome: 'sent' };
  if (result.result === 'failed') {
    const { result: outcome, ...refusal } = result;
    return { outcome, id, ...refusal };
  }
  if (result.result === 'waiting') return { outcome: 'saved', id, offline: !deps.isOnline() };
  const found = await findRecord(deps.database, id);
  if (found === 'sent') return { outcome: 'sent' };
  if (typeof found === 'string') {
    return { outcome: 'removed', ...(result.mayHaveArrived ? { mayHaveArrived: true } : {}) };
  }
  return found.state === 'failed' && found.lastError
    ? { outcome: 'failed', id, ...refusalOf(found, found.lastError) }
    : saved(deps, id);
}

/** Handles a lock that another tab keeps. The stored submission is sent automatically as soon as possible. */
async function leaveToOthers(deps: SendDeps, { id, submission, written }: Visit): Promise<SubmitOutcome> {
  const { database, clock } = deps;
  if (!written) return { outcome: 'not-stored', id, failure: BUSY_FAILURE };
  const found = await findRecord(database, id);
  if (found === 'sent') return submission ? { outcome: 'sent' } : { outcome: 'already-sent' };
  if (typeof found === 'string') return removed(deps, id);
  // Send now was pressed on a failed submission that no sender has sent, so it stays failed.
  if (found.state === 'failed' && found.lastError) {
    return { outcome: 'failed', id, ...refusalOf(found, found.lastError) };
  }
  await hold(database, id, clock.now(), clock.now());
  return saved(deps, id);
}

/** The submission was deleted: only this page still knows whether it may have arrived. */
const removed = (deps: SendDeps, id: string): SubmitOutcome => ({
  outcome: 'removed',
  ...(hasSeenDoubt(deps, id) ? { mayHaveArrived: true } : {}),
});

function hasSeenDoubt({ lastSeen }: SendDeps, id: string): boolean {
  const record = lastSeen.get(id);
  return record !== undefined && mayHaveArrived(record);
}

/** Another sender has the submission: this page has to watch it like any other that waits. */
function saved({ changed, isOnline }: SendDeps, id: string): SubmitOutcome {
  changed({ type: 'submission-waiting', id });
  return { outcome: 'saved', id, offline: !isOnline() };
}

/**
 * Returns whether a submission that could not be stored may have arrived: after a refusal also by the copy on the disk,
 * and otherwise by a call of this page.
 */
const mayHaveArrivedUnstored = (record: StoredSubmission, result: SendResult['result']): boolean =>
  record.kind === 'newsletter'
    ? record.answerLost
    : mayHaveArrived(record) && (result === 'failed' || record.lostStep !== SENT_ELSEWHERE);

/** Does the same as `storeUnsavedResults`, if the database works again. */
async function storeIfPossible(deps: SendDeps): Promise<ReadonlySet<string>> {
  try {
    return await storeUnsavedResults(deps);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return NONE;
  }
}

/** Sends at once without a database: there is no fallback, and only that it was sent is told. */
async function sendUnstored(
  deps: SendDeps,
  memory: OutboxDatabase,
  { id, submission, doubt }: SubmitVisit,
): Promise<SubmitOutcome> {
  const { clock, newId } = deps;
  const sender = { token: newId(), guard: 'lease' } as const;
  // Another page may send a copy on the disk.
  const lost = doubt && lostBy(doubt);
  const { result: written } = await write(memory, id, submission, clock, { sender, lost });
  if (written === 'already-sent') return { outcome: 'already-sent' };
  const claim = await claimForVisitor(memory, id, sender, clock);
  // A press that a bug has ended keeps the record until its lease is over.
  if (written !== 'written' || claim.claim !== 'mine') return { outcome: 'not-stored', id, failure: BUSY_FAILURE };
  // The text on disk that this one replaces, as far as this page knows.
  const replaced = deps.lastSeen.get(id);
  const unstored: SendDeps = { ...deps, database: memory, changed: () => undefined };
  const result = await sendClaimed(unstored, claim.record, sender, 'visitor');
  if (result.result === 'sent') {
    // A record of an earlier try may be on disk; it must not be sent when the database works again.
    deps.sentButUnmarked.set(id, { record: claim.record, isUnseen: false, replaced });
    // The visitor waits, and may close the page, whose draft would then be taken for a text that was not sent.
    const changed = await withTimeout(clock, STORE_AT_ONCE_MS, () => storeIfPossible(deps), NONE);
    // Only this page knows that the submission was sent, so it has to try again soon.
    if (deps.sentButUnmarked.has(id)) deps.changed({ type: 'submission-waiting', id });
    // A form that the visitor has opened meanwhile may show the text again, and could not learn it from the database.
    deps.changed(changed.has(id) ? { type: 'outbox-changed' } : { type: 'submission-sent', id, kind: submission.kind });
    return { outcome: 'sent' };
  }
  if (result.result === 'lost') return { outcome: 'not-stored', id, failure: STORAGE_FAILURE };
  const left = await findRecord(memory, id);
  const isDoubtful = typeof left !== 'string' && mayHaveArrivedUnstored(left, result.result);
  return { outcome: 'not-stored', id, failure: result.failure, ...(isDoubtful ? { mayHaveArrived: true } : {}) };
}
