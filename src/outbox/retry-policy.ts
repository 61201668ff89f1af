// What an answer means for the record. Pure: the whole table of the specification is here.

import { DEMONSTRATION_TEXT } from '../shared/demonstration';
import { nextStep } from './submission';
import type { DeliveryFailure, FailureReason, Step, StoredSubmission } from './submission';
import {
  backoffMs,
  LONG_WAIT_MS,
  NOT_FOUND_WAITS_MS,
  RATE_LIMIT_BACKOFF_MS,
  UNREACHABLE_AFTER_MS,
  UNREACHABLE_TRIES,
} from './timing';

export interface Answer {
  kind: 'ok' | 'retry' | 'wait' | 'permanent' | 'no-answer';
  status: number;
  text: string;
}

export interface Circumstances {
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
  | { verdict: 'waiting' | 'failed'; record: StoredSubmission; failure: DeliveryFailure };

const UNREACHABLE_TEXT = 'This browser cannot reach our mail service';

/**
 * The whole table: what one answer to one call means.
 * In: the record as it was claimed, the step called, its answer, and what the sender knows besides.
 * Out: what becomes of the record; `call` asks for the next call at once, the others end the turn
 * (`sent` with its deletion). Never throws, writes nothing.
 * Source: the catalogue of 001 §8; what each status means is said at sendEmail and subscribe.
 */
export function afterAnswer(before: StoredSubmission, step: Step, answer: Answer, at: Circumstances): Verdict {
  const record: StoredSubmission = { ...before, calling: undefined };
  if (answer.kind === 'ok') return afterYes(record, step);
  if (answer.kind === 'no-answer') return afterSilence(record, step, at);

  const answered: StoredSubmission = {
    ...record,
    attempts: record.attempts + 1,
    unanswered: 0,
    unansweredSince: undefined,
  };
  const failure: DeliveryFailure = {
    step,
    status: answer.status,
    reason: reasonOf(answer),
    message: answer.text === DEMONSTRATION_TEXT ? answer.text : messageOf(record, step),
  };
  // The visitor is told that it failed, so nothing may send it behind his back.
  if (at.mode === 'visitor' || answer.kind === 'permanent') return failed(answered, failure, at);
  if (answer.kind === 'wait') return waiting(answered, failure, LONG_WAIT_MS, at);
  if (answer.status === 404) {
    const wait = NOT_FOUND_WAITS_MS[record.notFoundAnswers];
    const counted = { ...answered, notFoundAnswers: record.notFoundAnswers + 1 };
    if (wait === undefined) return failed(counted, { ...failure, reason: 'rejected' }, at);
    return waiting(counted, failure, wait, at);
  }
  const backoff = backoffMs(answered.attempts, at.random);
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

function afterSilence(before: StoredSubmission, step: Step, at: Circumstances): Verdict {
  const record: StoredSubmission = {
    ...before,
    attempts: before.attempts + 1,
    answerLost: before.answerLost || !at.neverLeft,
  };
  if (at.mayRetryNow) return { verdict: 'call', record };
  const failure: DeliveryFailure = {
    step,
    reason: 'unreachable',
    message: messageOf(record, step),
  };
  const backoff = backoffMs(record.attempts, at.random);
  if (!at.ownSiteAnswers) return waiting(record, failure, backoff, at);
  // Something lets our own site through and not the provider: a blocker, a firewall.
  const unanswered = record.unanswered + 1;
  // A clock that jumped back starts the day anew.
  const unansweredSince = Math.min(record.unansweredSince ?? at.now, at.now);
  const counted: StoredSubmission = { ...record, unanswered, unansweredSince };
  const aDay = unanswered > 1 && at.now - unansweredSince >= UNREACHABLE_AFTER_MS;
  if (aDay || unanswered >= UNREACHABLE_TRIES) {
    return failed(counted, { ...failure, message: UNREACHABLE_TEXT }, at);
  }
  return waiting(counted, failure, backoff, at);
}

function waiting(record: StoredSubmission, failure: DeliveryFailure, waitMs: number, { now }: Circumstances): Verdict {
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

function failed(record: StoredSubmission, failure: DeliveryFailure, { now }: Circumstances): Verdict {
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

/** The specification's error catalogue. */
function messageOf(record: StoredSubmission, step: Step): string {
  if (step === 'reply') return 'Failed to send confirmation email';
  if (step === 'notify') return 'Failed to send notification to administrator';
  return record.kind === 'survey'
    ? 'There was a problem submitting your feedback. Please try again.'
    : 'There was a problem with your sign-up. Please try again later.';
}
