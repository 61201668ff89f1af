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
import { afterAnswer } from './retry-policy';
import type { Answer } from './retry-policy';
import { noteSent } from './store';
import type { DeliveryFailure, Step } from './submission';

const CALL_TIMEOUT_MS = 20_000;
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
  /** Does our own site answer, past worker and caches? Only asked in the background. */
  ownSiteAnswers: () => Promise<boolean>;
  /** From 0 to 1. */
  random: () => number;
  newId: () => string;
  /** Tells this page's listeners, with the record as it is stored now, and the other pages and the worker. */
  changed: (message: OutboxMessage, record?: StoredSubmission) => void;
  /** Sent, but the database did not take the note: not to be sent again by this page. */
  sentUnnoted: Set<string>;
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
  for (;;) {
    const step = nextStep(record);
    if (step === undefined) return await finish(deps, record, sender);

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

    if (verdict.verdict === 'sent') return await finish(deps, record, sender);
    const written = await writeDown(deps, verdict.record, sender, verdict.verdict);
    if (written === 'lost') return lost(deps);
    record = verdict.record;
    const { id, kind } = record;
    switch (verdict.verdict) {
      case 'call':
        if (silent) retries -= 1;
        deps.changed({ type: 'outbox-changed' }, record);
        // beginCall would ask for it, which is one more transaction.
        if (kind !== 'newsletter') await clock.wait(PAUSE_BETWEEN_CALLS_MS);
        continue;
      case 'failed':
        // It still stands as being sent: this page looks through its queue again.
        if (written === 'refused') deps.changed({ type: 'submission-waiting', id });
        deps.changed({ type: 'submission-failed', id, kind }, written === 'written' ? record : undefined);
        return { result: 'failed', failure: verdict.failure };
      case 'waiting':
        deps.changed({ type: 'submission-waiting', id }, record);
        return { result: 'waiting', failure: verdict.failure, nextAttemptAt: record.nextAttemptAt };
    }
  }
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
  sender: Sender,
): Promise<SendResult> {
  try {
    // Also where the record is no longer ours: that this call got its yes stays true.
    await settle(database, id, sender.token, undefined, clock);
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
  sender: Sender,
  verdict: 'call' | 'waiting' | 'failed',
): Promise<'written' | 'lost' | 'refused'> {
  try {
    return await settle(database, record.id, sender.token, record, clock);
  } catch (error) {
    halfSentUnnoted.set(record.id, record);
    // A refusal stays one if it cannot be stored: the visitor has to be told.
    if (verdict === 'failed' && error instanceof DatabaseUnavailable) return 'refused';
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
