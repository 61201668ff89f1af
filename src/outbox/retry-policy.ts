// What an answer means for the record, and when it is tried again. Pure: the whole table is here.

import { DEMONSTRATION_TEXT } from '../shared/demonstration';
import { nextStep } from './record';
import type { StoredSubmission } from './record';
import type { DeliveryFailure, FailureReason, Step } from './submission';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const FIRST_BACKOFF_MS = SECOND_MS;
/** While nothing answers, our own site neither: the connection may be back at any moment. */
const MAX_OFFLINE_BACKOFF_MS = 30 * SECOND_MS;
/** While the provider alone is in trouble, which may last for a day. */
const MAX_BACKOFF_MS = HOUR_MS;
/** After 429 at least two seconds: one call a second was too much already. */
const RATE_LIMIT_BACKOFF_MS = 2 * SECOND_MS;
/** For what only the owner or a new day can cure: a lost mailbox, a used-up quota. */
const LONG_WAIT_MS = 6 * HOUR_MS;
/** 404: an outage once looked like that (emailjs-sdk#61). These waits, then an hour each. */
const NOT_FOUND_WAITS_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS];
/** With those waits more than a day: then it is a wrong id. */
const NOT_FOUND_TRIES = 27;
/** Given up only when both are over: a device that slept for a day has not tried for a day. */
const UNREACHABLE_AFTER_MS = 24 * HOUR_MS;
const UNREACHABLE_TRIES = 20;
/** Clocks are corrected by a little all the time; only more than this is a jump. */
const CLOCK_TOLERANCE_MS = SECOND_MS;

export interface Answer {
  kind: 'ok' | 'retry' | 'wait' | 'permanent' | 'no-answer';
  status: number;
  text: string;
}

/** What the sender knows about the call besides its answer. */
export interface CallFacts {
  /** Does a visitor wait for the answer, or nobody? */
  mode: 'visitor' | 'background';
  now: number;
  random: number;
  /** The browser knew it was offline before and after: the call never left. */
  neverLeft: boolean;
  /** Background, without an answer: does our own site answer? */
  ownSiteAnswers: boolean;
  /** A visitor's own submit is tried once more on a network error. */
  mayRetryNow: boolean;
}

export type Verdict =
  | { verdict: 'sent' }
  /** The next call: the next step, or the same one again. */
  | { verdict: 'call'; record: StoredSubmission }
  | End;

/** The turn is over, and the submission is still here. */
export interface End {
  verdict: 'waiting' | 'failed';
  record: StoredSubmission;
  failure: DeliveryFailure;
}

const UNREACHABLE_TEXT = 'This browser cannot reach our mail service';

/**
 * What one answer to one call means.
 * In: the record as it was claimed, the step called, its answer, and what the sender knows besides.
 * Out: what becomes of the record; `call` asks for the next call at once, the others end the turn
 * (`sent` with its deletion). Never throws, writes nothing.
 * Required by docs/requirements.md#outcome-of-a-submission; sendEmail and subscribe say what each status means.
 */
export function afterAnswer(before: StoredSubmission, step: Step, answer: Answer, at: CallFacts): Verdict {
  const record: StoredSubmission = { ...before, calling: undefined };
  if (answer.kind === 'ok') return afterYes(record, step);
  if (answer.kind === 'no-answer') return afterSilence(record, step, at);

  const answered: StoredSubmission = {
    ...record,
    // Tries that met silence say nothing about how long to wait for a provider that answers.
    attempts: record.lastError?.reason === 'unreachable' ? 1 : record.attempts + 1,
    unanswered: 0,
    unansweredSince: undefined,
  };
  const failure: DeliveryFailure = {
    step,
    status: answer.status,
    reason: reasonOf(answer),
    message: answer.text === DEMONSTRATION_TEXT ? answer.text : messageOf(record, step),
  };
  // The visitor is told that it failed, so nothing may send it by itself.
  if (at.mode === 'visitor' || answer.kind === 'permanent') return failed(answered, failure, at);
  if (answer.kind === 'wait') return waiting(answered, failure, LONG_WAIT_MS, at);
  if (answer.status === 404) {
    const counted = { ...answered, notFoundAnswers: record.notFoundAnswers + 1 };
    if (counted.notFoundAnswers >= NOT_FOUND_TRIES) return failed(counted, { ...failure, reason: 'rejected' }, at);
    return waiting(counted, failure, NOT_FOUND_WAITS_MS[record.notFoundAnswers] ?? HOUR_MS, at);
  }
  const backoff = backoffMs(answered.attempts, MAX_BACKOFF_MS, at.random);
  const least = answer.status === 429 ? RATE_LIMIT_BACKOFF_MS : 0;
  return waiting(answered, failure, Math.max(least, backoff), at);
}

function afterYes(record: StoredSubmission, step: Step): Verdict {
  const stepsDone = [...record.stepsDone, step];
  if (nextStep({ kind: record.kind, stepsDone }) === undefined) return { verdict: 'sent' };
  return {
    verdict: 'call',
    record: {
      ...record,
      stepsDone,
      attempts: 0,
      notFoundAnswers: 0,
      unanswered: 0,
      unansweredSince: undefined,
      lastError: undefined,
    },
  };
}

/** No call was made, for the line is dead: it waits as after a call that met silence, and no answer can be lost. */
export function afterDeadLine(before: StoredSubmission, step: Step, at: Pick<CallFacts, 'now' | 'random'>): End {
  const record: StoredSubmission = { ...before, calling: undefined, attempts: before.attempts + 1 };
  return waiting(record, silence(record, step), backoffMs(record.attempts, MAX_OFFLINE_BACKOFF_MS, at.random), at);
}

const silence = (record: StoredSubmission, step: Step): DeliveryFailure => ({
  step,
  reason: 'unreachable',
  message: messageOf(record, step),
});

function afterSilence(before: StoredSubmission, step: Step, at: CallFacts): Verdict {
  const record: StoredSubmission = {
    ...before,
    attempts: before.attempts + 1,
    answerLost: before.answerLost || !at.neverLeft,
  };
  if (at.mayRetryNow) return { verdict: 'call', record };
  const failure = silence(record, step);
  if (!at.ownSiteAnswers) {
    return waiting(record, failure, backoffMs(record.attempts, MAX_OFFLINE_BACKOFF_MS, at.random), at);
  }
  // Something lets our own site through and not the provider: a blocker, a firewall, an outage.
  const unanswered = record.unanswered + 1;
  // A clock that jumped back starts the day anew.
  const unansweredSince = Math.min(record.unansweredSince ?? at.now, at.now);
  const counted: StoredSubmission = { ...record, unanswered, unansweredSince };
  const aDay = at.now - unansweredSince >= UNREACHABLE_AFTER_MS;
  if (aDay && unanswered >= UNREACHABLE_TRIES) {
    return failed(counted, { ...failure, message: UNREACHABLE_TEXT }, at);
  }
  return waiting(counted, failure, backoffMs(unanswered, MAX_BACKOFF_MS, at.random), at);
}

function waiting(
  record: StoredSubmission,
  failure: DeliveryFailure,
  waitMs: number,
  { now }: Pick<CallFacts, 'now'>,
): End {
  return {
    verdict: 'waiting',
    failure,
    record: {
      ...released(record),
      state: 'waiting',
      lastError: failure,
      nextAttemptAt: now + waitMs,
      scheduledAt: now,
    },
  };
}

function failed(record: StoredSubmission, failure: DeliveryFailure, { now }: CallFacts): End {
  return {
    verdict: 'failed',
    failure,
    record: { ...released(record), state: 'failed', lastError: failure, failedAt: now },
  };
}

function released(record: StoredSubmission): StoredSubmission {
  return { ...record, holder: undefined, guard: undefined, leaseUntil: 0 };
}

function reasonOf(answer: Answer): FailureReason {
  if (answer.text === DEMONSTRATION_TEXT) return 'demonstration';
  if (answer.status === 412) return 'mailbox';
  if (answer.status === 429 || answer.kind === 'wait') return 'rate-limited';
  return answer.kind === 'retry' ? 'server' : 'rejected';
}

/** What the visitor is told failed: docs/requirements.md#outcome-of-a-submission */
function messageOf(record: StoredSubmission, step: Step): string {
  if (step === 'reply') return 'Failed to send confirmation email';
  if (step === 'notify') return 'Failed to send notification to administrator';
  return record.kind === 'survey'
    ? 'There was a problem submitting your feedback. Please try again.'
    : 'There was a problem with your sign-up. Please try again later.';
}

/** 1 s doubling to `maxMs`, up to a quarter shorter so that tabs do not retry at the same moment. */
function backoffMs(attempts: number, maxMs: number, random: number): number {
  const full = Math.min(maxMs, FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 4));
}

/** Due by the clock, or the clock has jumped back behind the moment the wait was set. */
export function isDue(record: { nextAttemptAt: number; scheduledAt: number }, now: number): boolean {
  return now >= record.nextAttemptAt || now + CLOCK_TOLERANCE_MS < record.scheduledAt;
}
