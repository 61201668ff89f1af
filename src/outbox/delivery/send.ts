// Makes the calls of a claimed submission, both for submit.ts, while a visitor waits, and for
// deliver.ts, in the background.

import type { WaitingClock } from '../../shared/clock';
import { DatabaseUnavailable } from '../store/database';
import type { OutboxDatabase } from '../store/database';
import { LEASE_MS, mayHaveArrived, nextStep } from '../store/record';
import type { Sender, StoredSubmission } from '../store/record';
import { noteSent } from '../store/store';
import type { DeliveryFailure, Step, SubmissionKind } from '../store/submission';
import { callProvider } from './call-provider';
import type { Providers } from './call-provider';
import { beginCall, PAUSE_BETWEEN_CALLS_MS, settle, settleSent } from './claims';
import type { OutboxLocks } from './lock';
import type { OutboxMessage } from './outbox-channel';
import { afterAnswer, afterNoConnection } from './retry-policy';
import type { Answer, End } from './retry-policy';

const CALL_TIMEOUT_MS = 20_000;
/**
 * How long a call may be delayed by the check for a dead connection. It is shorter while a visitor
 * waits; after it the call is made.
 */
const CONNECTION_CHECK_MS = { visitor: 1_000, background: 5_000 } as const;
/**
 * If more time lies between storing the start and the call, the page may have been frozen and has
 * to check again.
 */
const STALE_START_MS = 1_000;

/** Everything that sending needs from its environment. */
export interface SendEnvironment {
  database: OutboxDatabase;
  /** Undefined if the browser has no Web Locks. */
  locks: OutboxLocks | undefined;
  clock: WaitingClock;
  providers: Providers;
  isOnline: () => boolean;
  /**
   * Asked before a call: do requests to our own site and to the mail provider, which send no
   * submission, both fail at once? An answer of any kind, or silence until `signal`, means no.
   * Never rejects.
   */
  isConnectionDead: (signal: AbortSignal) => Promise<boolean>;
  /**
   * Asked in the background after a call without an answer: does our own site answer, past worker
   * and caches?
   */
  ownSiteAnswers: () => Promise<boolean>;
  /** Returns a number from 0 to 1. */
  random: () => number;
  newId: () => string;
}

/** The environment, and the state that the sends of one outbox share. */
export interface SendDeps extends SendEnvironment {
  /**
   * Reports a change to the listeners of this page, with the record as it is stored now, and to the other pages.
   * `byQueue`: as for `OwnChange`.
   */
  changed: (message: OutboxMessage, record?: StoredSubmission, byQueue?: boolean) => void;
  /**
   * Since when every check has found the lock taken by another sender; undefined if the lock was free at the last
   * check.
   */
  lockWait: { since: number | undefined };
  /**
   * The submissions, by id, that were sent but that the database could not note as sent; this page must not send them
   * again. `isUnseen`: as for `markSent`. `replaced`: as for `noteSent`.
   */
  sentButUnmarked: Map<
    string,
    { record: StoredSubmission; isUnseen: boolean; replaced?: StoredSubmission | undefined }
  >;
  /** The records as this page last saw them in the database. */
  lastSeen: Map<string, StoredSubmission>;
  /** The results of calls that the database did not store: finished steps, a lost answer, a refusal. */
  unsavedResults: Map<string, { record: StoredSubmission; token: string }>;
}

export type SendMode = 'visitor' | 'background';

export interface Refusal {
  failure: DeliveryFailure;
  /** An earlier call got no answer, so the company may have received the submission. */
  mayHaveArrived?: true;
}

export type SendResult =
  | { result: 'sent'; kind: SubmissionKind }
  | ({ result: 'failed' } & Refusal)
  | { result: 'waiting'; failure: DeliveryFailure; nextAttemptAt: number }
  /** Another sender has taken the record, or the visitor has deleted it. */
  | { result: 'lost'; mayHaveArrived?: true };

/**
 * Makes the calls of a claimed record one after the other. The result of each is stored and
 * reported before the next. Resolves with the result of the last call. Rejects with DatabaseUnavailable if the start of
 * a call cannot be stored, or any answer but a refusal and the last acceptance.
 *
 * On a dead connection no call is made, so no provider can have received it, and nothing is marked
 * as a possible duplicate. Behind a captive portal that also saves a sign-up, because no page can
 * read whose answer it got. The connection is checked before a call and never after one: if a call
 * got no answer, a connection that is dead afterwards may have broken between the provider's
 * acceptance and our page. A call without an answer therefore stays marked (docs/decisions/0043).
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
  let lease = 0;
  let mayBeDead = true;
  for (;;) {
    const step = nextStep(record);
    if (step === undefined) return await finish(deps, record, sender, mode);
    if (mayBeDead && (await isConnectionDead(deps, mode))) {
      const end = afterNoConnection(record, step, { now: clock.now(), random: deps.random() });
      return await endTurn(deps, end, sender, { lease, mode });
    }
    mayBeDead = false;

    const begun = await beginCall(database, { record, lease }, sender.token, step, clock);
    if (begun.begin === 'lost') return lost(deps, record);
    if (begun.begin === 'pause') {
      await clock.wait(begun.ms);
      continue;
    }
    record = begun.record;
    // The page may have been frozen between storing the start and this line, and another sender may
    // have taken over, so check again. After a short delay check only once, because a slow disk
    // looks the same. Check always if the lease may expire during the call, or if the clock was set
    // back, which hides the real delay.
    const sinceStampMs = clock.now() - begun.at;
    const allowedMs: number = askedAgain ? LEASE_MS - CALL_TIMEOUT_MS : STALE_START_MS;
    askedAgain = sinceStampMs < 0 || sinceStampMs > allowedMs;
    if (askedAgain) continue;

    lease = record.leaseUntil;
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
    if (verdict.verdict !== 'call') return await endTurn(deps, verdict, sender, { lease, mode });
    const written = await writeDown(deps, verdict.record, sender, lease);
    if (written === 'lost') return lost(deps, verdict.record);
    record = written;
    if (silent) {
      retries -= 1;
      mayBeDead = true;
    }
    deps.changed({ type: 'outbox-changed' }, record);
    // beginCall would wait for the same pause, but with one more transaction.
    if (record.kind !== 'newsletter') await clock.wait(PAUSE_BETWEEN_CALLS_MS);
  }
}

const isConnectionDead = ({ clock, isConnectionDead: ask }: SendDeps, mode: SendMode): Promise<boolean> =>
  withTimeout(clock, CONNECTION_CHECK_MS[mode], ask, false);

/**
 * Returns what `work` brings, or `late` after `ms`; the signal of `work` then fires. Work that ignores its signal does
 * not delay the result.
 */
export async function withTimeout<T>(
  clock: WaitingClock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: T,
): Promise<T> {
  const isLate = new AbortController();
  const isDone = new AbortController();
  const timeout = clock.wait(ms, isDone.signal).then(() => {
    isLate.abort();
    return late;
  });
  const first = await Promise.race([work(isLate.signal), timeout]);
  isDone.abort();
  return first;
}

/** Stores that the record waits or has failed, and reports it. */
async function endTurn(
  deps: SendDeps,
  { verdict, record, failure }: End,
  sender: Sender,
  { lease, mode }: { lease: number; mode: SendMode },
): Promise<SendResult> {
  const { id, kind } = record;
  let isWritten = true;
  let stored = record;
  try {
    const written = await writeDown(deps, record, sender, lease);
    if (written === 'lost') return lost(deps, record);
    stored = written;
  } catch (error) {
    // A refusal is reported to the visitor even if it cannot be stored.
    if (verdict !== 'failed' || !(error instanceof DatabaseUnavailable)) throw error;
    isWritten = false;
  }
  if (verdict === 'waiting') {
    deps.changed({ type: 'submission-waiting', id }, stored, mode === 'background');
    return { result: 'waiting', failure, nextAttemptAt: record.nextAttemptAt };
  }
  // The database still says that it is being sent, so this page has to read its queue again.
  if (!isWritten) deps.changed({ type: 'submission-waiting', id });
  deps.changed({ type: 'submission-failed', id, kind }, isWritten ? stored : undefined);
  return { result: 'failed', ...refusalOf(stored, failure) };
}

const doubtOf = (record: StoredSubmission): { mayHaveArrived?: true } =>
  mayHaveArrived(record) ? { mayHaveArrived: true } : {};

/** Returns what a visitor has to know of a refusal. */
export const refusalOf = (record: StoredSubmission, failure: DeliveryFailure): Refusal => ({
  failure,
  ...doubtOf(record),
});

const TIMED_OUT = { kind: 'no-answer', status: 0, text: 'time-out', timedOut: true } as const;

/** Makes a call with a time-out. A fetch that ignores its signal does not keep the lock. */
const call = (
  { clock, providers, isOnline }: SendDeps,
  record: StoredSubmission,
  step: Step,
): Promise<Answer & { timedOut: boolean }> =>
  withTimeout<Answer & { timedOut: boolean }>(
    clock,
    CALL_TIMEOUT_MS,
    async (signal) => ({ ...(await callProvider(record, step, providers, { signal, isOnline })), timedOut: false }),
    TIMED_OUT,
  );

async function finish(
  { database, clock, sentButUnmarked, changed }: SendDeps,
  record: StoredSubmission,
  { token }: Sender,
  mode: SendMode,
): Promise<SendResult> {
  const { id, kind } = record;
  const isUnseen = kind === 'newsletter' && mode === 'background';
  let isChanged = false;
  try {
    // The mark is stored also if the visitor has deleted the record meanwhile.
    const settled = await settleSent(database, id, { token, isUnseen }, clock);
    // Another page has taken this one for dead, for example because it was frozen during the call. The record may wait
    // again, or have a newer text.
    if (settled === 'lost') isChanged = (await noteSent(database, record, clock.now(), { isUnseen })) === 'changed';
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    sentButUnmarked.set(id, { record, isUnseen });
  }
  // Only this page knows that the submission was sent; another sender would send it again.
  if (sentButUnmarked.has(id)) changed({ type: 'submission-waiting', id });
  changed(isChanged ? { type: 'outbox-changed' } : { type: 'submission-sent', id, kind });
  return { result: 'sent', kind };
}

async function writeDown(
  { database, clock, unsavedResults }: SendDeps,
  record: StoredSubmission,
  { token }: Sender,
  lease: number,
): Promise<StoredSubmission | 'lost'> {
  try {
    return await settle(database, record, { token, lease }, clock);
  } catch (error) {
    unsavedResults.set(record.id, { record, token });
    throw error;
  }
}

function lost(deps: SendDeps, record: StoredSubmission): SendResult {
  keepDoubt(deps, record);
  deps.changed({ type: 'outbox-changed' });
  return { result: 'lost', ...doubtOf(record) };
}

/** Remembers in this page a lost answer that the database does not hold any more. */
function keepDoubt({ lastSeen }: SendDeps, record: StoredSubmission): void {
  if (mayHaveArrived(record)) lastSeen.set(record.id, record);
}

/**
 * Stores what the database has refused before: the notes of accepted submissions, and the results of
 * calls, unless another sender has taken the submission over. Rejects if the database still refuses.
 * Resolves with the ids of accepted submissions whose visitor has changed the text since: the new text is still to be
 * sent.
 */
export async function storeUnsavedResults(deps: SendDeps): Promise<ReadonlySet<string>> {
  const { database, clock, sentButUnmarked, unsavedResults, changed } = deps;
  const changedSince = new Set<string>();
  for (const [id, { record, isUnseen, replaced }] of sentButUnmarked) {
    const noted = await noteSent(database, record, clock.now(), { isUnseen, replaced });
    if (noted === 'changed') changedSince.add(id);
    sentButUnmarked.delete(id);
    changed({ type: 'outbox-changed' });
  }
  for (const [id, { record, token }] of unsavedResults) {
    // Whatever has become of the database meanwhile, a missing record is not brought back.
    const settled = await settle(database, record, { token, lease: 0 }, clock);
    unsavedResults.delete(id);
    if (settled === 'lost') keepDoubt(deps, record);
    changed({ type: 'outbox-changed' }, settled === 'lost' ? undefined : settled);
  }
  return changedSince;
}
