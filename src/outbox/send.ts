// Makes the calls of a claimed submission. Used by both who send: submit.ts, while a visitor waits,
// and deliver.ts, in the background.

import { callProvider } from './call-provider';
import type { Providers } from './call-provider';
import { beginCall, LEASE_MS, PAUSE_BETWEEN_CALLS_MS, settle } from './claims';
import { DatabaseUnavailable } from './database';
import type { OutboxDatabase } from './database';
import type { Clock, OutboxLocks } from './lock';
import type { OutboxMessage } from './messages';
import { nextStep } from './record';
import type { Sender, StoredSubmission } from './record';
import { afterAnswer, afterDeadLine } from './retry-policy';
import type { Answer, End } from './retry-policy';
import { noteSent } from './store';
import type { DeliveryFailure, Step } from './submission';

const CALL_TIMEOUT_MS = 20_000;
/** How long a call waits for word that the line is dead. A visitor waits less; after it the call is made. */
const LINE_TIMEOUT_MS = { visitor: 1_000, background: 5_000 } as const;
/** More than this between the stamp and the call: the page may have been frozen, ask again. */
const STALE_START_MS = 1_000;

/** Everything that sending needs from the world, and what the sends of one outbox share. */
export interface SendDeps {
  database: OutboxDatabase;
  /** undefined where the browser has none. */
  locks: OutboxLocks | undefined;
  clock: Clock;
  providers: Providers;
  isOnline: () => boolean;
  /**
   * Asked before a call: do our own site and the mail provider alike fail at once, although both are asked something
   * that sends nothing? An answer of any kind and silence until `signal` are a no. Never rejects.
   */
  isLineDead: (signal: AbortSignal) => Promise<boolean>;
  /** Asked in the background after a call without an answer: does our own site answer, past worker and caches? */
  ownSiteAnswers: () => Promise<boolean>;
  /** From 0 to 1. */
  random: () => number;
  newId: () => string;
  /** Tells this page's listeners, with the record as it is stored now, and the other pages and the worker. */
  changed: (message: OutboxMessage, record?: StoredSubmission) => void;
  /** Since when the lock was with somebody else at each look; undefined where it was to be had. */
  lockWait: { since: number | undefined };
  /** Sent, but the database did not take the note: not to be sent again by this page. */
  sentUnnoted: Set<string>;
  /** What this page knows to have stood in the database, as it saw it last. */
  lastSeen: Map<string, StoredSubmission>;
  /** What the last call has changed, and the database did not take: steps that are done, an answer that was lost. */
  halfSentUnnoted: Map<string, StoredSubmission>;
}

export type SendMode = 'visitor' | 'background';

export type SendResult =
  | { result: 'sent' }
  | { result: 'failed'; failure: DeliveryFailure }
  | { result: 'waiting'; failure: DeliveryFailure; nextAttemptAt: number }
  /** Somebody else has taken it, or the visitor has deleted it. */
  | { result: 'lost' };

/**
 * Makes the calls of a claimed record, one after the other, writes down what came of each before
 * the next, and tells it. Resolves with what came of the last one. Rejects with DatabaseUnavailable
 * where an answer that leaves it waiting cannot be written down.
 *
 * On a dead line no call is made, so nobody can have heard of it, and nothing is marked as a possible duplicate. The
 * line is asked before a call and never after one: where a call found no answer, a line that is dead afterwards may
 * have broken between the provider's yes and our page. Whatever was called without an answer therefore stays marked
 * (docs/decisions/0043).
 */
export async function sendClaimed(
  deps: SendDeps,
  claimed: StoredSubmission,
  sender: Sender,
  mode: SendMode,
): Promise<SendResult> {
  const { database, clock } = deps;
  let record = claimed;
  let retries = mode === 'visitor' ? 1 : 0;
  let askedAgain = false;
  let hasCalled = false;
  // A sign-up may arrive twice: its provider has an address once.
  let mayBeDead = record.kind !== 'newsletter';
  for (;;) {
    const step = nextStep(record);
    if (step === undefined) return await finish(deps, record, sender, mode);
    if (mayBeDead && (await isLineDead(deps, mode))) {
      const end = afterDeadLine(record, step, { now: clock.now(), random: deps.random() });
      return await endTurn(deps, end, sender, hasCalled);
    }
    mayBeDead = false;

    const begun = await beginCall(database, { record, hasCalled }, sender.token, step, clock);
    if (begun.begin === 'lost') return lost(deps);
    if (begun.begin === 'pause') {
      await clock.wait(begun.ms);
      continue;
    }
    record = begun.record;
    // Frozen between the stamp and here? Somebody may have taken over: ask again. For a little while
    // only once, a slow disk looks the same; always where the lease may run out during the call, or
    // the clock was set back, which hides how long it was.
    const sinceStampMs = clock.now() - begun.at;
    const allowedMs: number = askedAgain ? LEASE_MS - CALL_TIMEOUT_MS : STALE_START_MS;
    askedAgain = sinceStampMs < 0 || sinceStampMs > allowedMs;
    if (askedAgain) continue;

    hasCalled = true;
    const onlineBefore = deps.isOnline();
    const answer = await call(deps, record, step);
    const silent = answer.kind === 'no-answer';
    const online = deps.isOnline();
    const verdict = afterAnswer(record, step, answer, {
      mode,
      now: clock.now(),
      random: deps.random(),
      neverLeft: !onlineBefore && !online && !answer.timedOut,
      ownSiteAnswers: silent && mode === 'background' && online && (await deps.ownSiteAnswers()),
      mayRetryNow: !answer.timedOut && online && retries > 0,
    });

    if (verdict.verdict === 'sent') return await finish(deps, record, sender, mode);
    if (verdict.verdict !== 'call') return await endTurn(deps, verdict, sender, true);
    if ((await writeDown(deps, verdict.record, sender, true)) === 'lost') return lost(deps);
    record = verdict.record;
    if (silent) {
      retries -= 1;
      mayBeDead = record.kind !== 'newsletter';
    }
    deps.changed({ type: 'outbox-changed' }, record);
    // beginCall would ask for it, which is one more transaction.
    if (record.kind !== 'newsletter') await clock.wait(PAUSE_BETWEEN_CALLS_MS);
  }
}

async function isLineDead({ clock, isLineDead }: SendDeps, mode: SendMode): Promise<boolean> {
  const late = new AbortController();
  const answered = new AbortController();
  const timeout = clock.wait(LINE_TIMEOUT_MS[mode], answered.signal).then(() => {
    late.abort();
    return false;
  });
  const isDead = await Promise.race([isLineDead(late.signal), timeout]);
  answered.abort();
  return isDead;
}

/** Writes down that it waits or has failed, and tells it. */
async function endTurn(
  deps: SendDeps,
  { verdict, record, failure }: End,
  sender: Sender,
  hasCalled: boolean,
): Promise<SendResult> {
  const { id, kind } = record;
  let isWritten = true;
  try {
    if ((await writeDown(deps, record, sender, hasCalled)) === 'lost') return lost(deps);
  } catch (error) {
    // A refusal stays one if it cannot be stored: the visitor has to be told.
    if (verdict !== 'failed' || !(error instanceof DatabaseUnavailable)) throw error;
    isWritten = false;
  }
  if (verdict === 'waiting') {
    deps.changed({ type: 'submission-waiting', id }, record);
    return { result: 'waiting', failure, nextAttemptAt: record.nextAttemptAt };
  }
  // It still stands as being sent: this page looks through its queue again.
  if (!isWritten) deps.changed({ type: 'submission-waiting', id });
  deps.changed({ type: 'submission-failed', id, kind }, isWritten ? record : undefined);
  return { result: 'failed', failure };
}

/** A call with its time-out. The race: a fetch that ignores its signal must not hold the lock. */
async function call(
  { clock, providers, isOnline }: SendDeps,
  record: StoredSubmission,
  step: Step,
): Promise<Answer & { timedOut: boolean }> {
  const late = new AbortController();
  const answered = new AbortController();
  const timeout = clock.wait(CALL_TIMEOUT_MS, answered.signal).then(() => {
    late.abort();
    return { kind: 'no-answer', status: 0, text: 'time-out', timedOut: true } as const;
  });
  const answer = callProvider(record, step, providers, { signal: late.signal, isOnline }).then((value) => ({
    ...value,
    timedOut: false,
  }));
  const first = await Promise.race([answer, timeout]);
  answered.abort();
  return first;
}

async function finish(
  { database, clock, sentUnnoted, changed }: SendDeps,
  { id, kind }: StoredSubmission,
  { token }: Sender,
  mode: SendMode,
): Promise<SendResult> {
  const isUnseen = kind === 'newsletter' && mode === 'background';
  try {
    // Also where the record is no longer ours: that this call got its yes stays true.
    await settle(database, id, { token, hasCalled: true, isUnseen }, undefined, clock);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    sentUnnoted.add(id);
  }
  // The note is still owed, and this page alone knows it: whoever comes next would send it again.
  if (sentUnnoted.has(id)) changed({ type: 'submission-waiting', id });
  changed({ type: 'submission-sent', id, kind });
  return { result: 'sent' };
}

async function writeDown(
  { database, clock, halfSentUnnoted }: SendDeps,
  record: StoredSubmission,
  { token }: Sender,
  hasCalled: boolean,
): Promise<'written' | 'lost'> {
  try {
    return await settle(database, record.id, { token, hasCalled }, record, clock);
  } catch (error) {
    halfSentUnnoted.set(record.id, record);
    throw error;
  }
}

function lost({ changed }: SendDeps): SendResult {
  changed({ type: 'outbox-changed' });
  return { result: 'lost' };
}

/** A yes whose note the database refused: noted now, before anybody sends it again. Rejects where it refuses still. */
export async function noteWhatWasSent({ database, clock, sentUnnoted, changed }: SendDeps): Promise<void> {
  for (const id of sentUnnoted) {
    await noteSent(database, id, clock.now());
    sentUnnoted.delete(id);
    changed({ type: 'outbox-changed' });
  }
}
