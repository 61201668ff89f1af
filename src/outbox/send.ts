import { afterAnswer } from './retry-policy';
import type { Answer } from './retry-policy';
import { beginCall, settle } from './calls';
import { callProvider } from './call-provider';
import type { Providers } from './call-provider';
import type { Sender } from './claims';
import { DatabaseUnavailable } from './database';
import type { OutboxDatabase } from './database';
import type { Clock } from './lock';
import { nextStep } from './submission';
import type { DeliveryFailure, Step, StoredSubmission } from './submission';
import { CALL_TIMEOUT_MS, LEASE_MS, STALE_START_MS } from './timing';

export interface SendDeps {
  clock: Clock;
  providers: Providers;
  isOnline: () => boolean;
  /** Does our own site answer, past worker and caches? Only asked in the background. */
  ownSiteAnswers: () => Promise<boolean>;
  random: () => number;
  changed: () => void;
}

export interface SendOptions {
  mode: 'visitor' | 'background';
  signal?: AbortSignal | undefined;
}

export type SendResult =
  /** `noted`: the database knows it too. */
  | { result: 'sent'; noted: boolean }
  | { result: 'failed'; failure: DeliveryFailure }
  | { result: 'waiting'; failure: DeliveryFailure | undefined; nextAttemptAt: number }
  /** Somebody else has taken it, or the visitor has deleted it. */
  | { result: 'lost' };

/**
 * Makes the calls of a claimed record, one after the other, and writes down what came of each
 * before the next. Rejects with DatabaseUnavailable where that does not change what is true.
 */
export async function sendClaimed(
  database: OutboxDatabase,
  claimed: StoredSubmission,
  sender: Sender,
  { mode, signal }: SendOptions,
  deps: SendDeps,
): Promise<SendResult> {
  const { clock } = deps;
  let record = claimed;
  let retries = mode === 'visitor' ? 1 : 0;
  let askedAgain = false;
  for (;;) {
    const step = nextStep(record);
    if (step === undefined) return await finish(database, record, sender, clock);
    if (signal?.aborted) return await stopWaiting(database, record, sender, clock);

    const begun = await beginCall(database, record.id, sender.token, step, clock);
    if (begun.begin === 'lost') return { result: 'lost' };
    if (begun.begin === 'pause') {
      await clock.wait(begun.ms, signal);
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

    const onlineBefore = deps.isOnline();
    const answer = await call(record, step, deps);
    const silent = answer.kind === 'no-answer';
    const online = deps.isOnline();
    const verdict = afterAnswer(record, step, answer, {
      mode,
      now: clock.now(),
      random: deps.random(),
      neverLeft: silent && !onlineBefore && !online && !answer.timedOut,
      ownSiteAnswers: silent && mode === 'background' && online && (await deps.ownSiteAnswers()),
      mayRetryNow: silent && !answer.timedOut && online && retries > 0,
    });

    if (verdict.verdict === 'sent') return await finish(database, record, sender, clock);
    const written = await writeDown(database, verdict.record, sender, clock, verdict.verdict);
    if (written === 'lost') return { result: 'lost' };
    deps.changed();
    if (verdict.verdict === 'call') {
      if (silent) retries -= 1;
      record = verdict.record;
      continue;
    }
    const { failure } = verdict;
    if (verdict.verdict === 'failed') return { result: 'failed', failure };
    return { result: 'waiting', failure, nextAttemptAt: verdict.record.nextAttemptAt };
  }
}

/** A call with its time-out. The race: a fetch that ignores its signal must not hold the lock. */
async function call(
  record: StoredSubmission,
  step: Step,
  { clock, providers }: SendDeps,
): Promise<Answer & { timedOut: boolean }> {
  const late = new AbortController();
  const answered = new AbortController();
  const timeout = clock.wait(CALL_TIMEOUT_MS, answered.signal).then(() => {
    late.abort();
    return { kind: 'no-answer', status: 0, text: 'time-out', timedOut: true } as const;
  });
  const answer = callProvider(record, step, providers, late.signal).then((value) => ({
    ...value,
    timedOut: false,
  }));
  const first = await Promise.race([answer, timeout]);
  answered.abort();
  return first;
}

async function finish(
  database: OutboxDatabase,
  record: StoredSubmission,
  sender: Sender,
  clock: Clock,
): Promise<SendResult> {
  try {
    // Also where the record is no longer ours: that this call got its yes stays true.
    await settle(database, record.id, sender.token, undefined, clock);
    return { result: 'sent', noted: true };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { result: 'sent', noted: false };
  }
}

async function writeDown(
  database: OutboxDatabase,
  record: StoredSubmission,
  sender: Sender,
  clock: Clock,
  verdict: 'call' | 'waiting' | 'failed',
): Promise<'written' | 'lost'> {
  try {
    return await settle(database, record.id, sender.token, record, clock);
  } catch (error) {
    // A provider's no is a no, whether we can note it or not: the visitor has to hear it.
    if (verdict === 'failed' && error instanceof DatabaseUnavailable) return 'written';
    throw error;
  }
}

/** The visitor's page gave up before a call was out: it goes out by itself. */
async function stopWaiting(
  database: OutboxDatabase,
  record: StoredSubmission,
  sender: Sender,
  clock: Clock,
): Promise<SendResult> {
  const now = clock.now();
  const waiting: StoredSubmission = {
    ...record,
    state: 'waiting',
    calling: undefined,
    holder: undefined,
    guard: undefined,
    leaseUntil: 0,
    nextAttemptAt: now,
    scheduledAt: now,
  };
  const written = await settle(database, record.id, sender.token, waiting, clock);
  if (written === 'lost') return { result: 'lost' };
  return { result: 'waiting', failure: undefined, nextAttemptAt: now };
}
