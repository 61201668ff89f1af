// Decides what an answer means for the record, and when the next attempt is due. deliver.ts makes the attempts;
// src/pwa/delivery-triggers.ts calls it on a page, sw/background-sync.ts in the worker.
// src/integrations (emailjs/send-email.ts, mailchimp/subscribe.ts) decides after which HTTP status another attempt
// makes sense; the pure functions of this file decide what follows from it.

import { DEMONSTRATION_TEXT } from '../../shared/demonstration';
import { lostAnswers, nextStep, REPLY_TO_OTHER, withoutSender } from '../store/record';
import type { StoredSubmission } from '../store/record';
import type { DeliveryFailure, FailureReason, Step } from '../store/submission';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const FIRST_BACKOFF_MS = SECOND_MS;
/**
 * The longest pause while neither the provider nor our own site answers: the connection may be back
 * at any moment.
 */
const MAX_OFFLINE_BACKOFF_MS = 30 * SECOND_MS;
/** The longest pause while only the provider has trouble, which may last for a day. */
const MAX_BACKOFF_MS = HOUR_MS;
/** The shortest pause after a 429: one call a second was already too fast. */
const RATE_LIMIT_BACKOFF_MS = 2 * SECOND_MS;
/**
 * The pause for problems that only the owner or a new day can solve: a disconnected mailbox, a
 * used-up quota.
 */
const LONG_WAIT_MS = 6 * HOUR_MS;
/**
 * The pauses after a 404, because an outage once looked like that (emailjs-sdk#61). All later
 * pauses last an hour each.
 */
const NOT_FOUND_WAITS_MS: readonly number[] = [MINUTE_MS, 10 * MINUTE_MS];
/**
 * With these pauses the tries take more than a day; after that, the provider's id in the settings is considered wrong.
 */
const NOT_FOUND_TRIES = 27;
/**
 * A submission is given up only when both limits are reached: a device that slept for a day has not
 * tried for a day.
 */
const UNREACHABLE_AFTER_MS = 24 * HOUR_MS;
const UNREACHABLE_TRIES = 20;
/** Clocks are often corrected by small amounts; only a larger change counts as a jump. */
const CLOCK_TOLERANCE_MS = SECOND_MS;

export interface Answer {
  kind: 'ok' | 'retry' | 'wait' | 'permanent' | 'no-answer';
  status: number;
  text: string;
}

/** What the sender knows about the call besides its answer. */
export interface CallFacts {
  /** Whether a visitor waits for the answer. */
  mode: 'visitor' | 'background';
  now: number;
  random: number;
  /** True if the browser was offline before and after the call, so the request never left the device. */
  neverLeft: boolean;
  /** Whether our own site answers; checked in the background after a call without an answer. */
  ownSiteAnswers: boolean;
  /** True if the visitor's own submit may be tried once more after a network error. */
  mayRetryNow: boolean;
}

export type Verdict =
  | { verdict: 'sent' }
  /** Make another call: the next step, or the same one again. */
  | { verdict: 'call'; record: StoredSubmission }
  | End;

/** The turn has ended, and the submission is still stored. */
export interface End {
  verdict: 'waiting' | 'failed';
  record: StoredSubmission;
  failure: DeliveryFailure;
}

const UNREACHABLE_TEXT = 'This browser cannot reach our mail service';

/**
 * Decides what one answer to one call means. Takes the record as it was claimed, the step that was
 * called, its answer, and what else the sender knows. Returns what happens to the record: `call`
 * asks for the next call at once, the others end the turn (`sent` deletes the record). Never throws
 * and writes nothing. Required by docs/requirements.md#outcome-of-a-submission; sendEmail and
 * subscribe document the meaning of each status.
 */
export function afterAnswer(before: StoredSubmission, step: Step, answer: Answer, at: CallFacts): Verdict {
  const record: StoredSubmission = { ...before, calling: undefined };
  if (answer.kind === 'ok') return afterYes(record, step);
  if (answer.kind === 'no-answer') return afterSilence(record, step, at);

  const answered: StoredSubmission = {
    ...record,
    // Tries without any answer say nothing about how long to wait for a provider that answers.
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
  // The visitor reads that it failed, so it must not be sent automatically later.
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
  // No other call was made that may have arrived, so the next one is no copy.
  const known =
    record.lostStep === step
      ? { answerLost: false, lostStep: undefined }
      : step === 'reply' && record.lostStep === REPLY_TO_OTHER
        ? { answerLost: false }
        : {};
  if (nextStep({ kind: record.kind, stepsDone }) === undefined) return { verdict: 'sent' };
  return {
    verdict: 'call',
    record: {
      ...record,
      ...known,
      stepsDone,
      attempts: 0,
      notFoundAnswers: 0,
      unanswered: 0,
      unansweredSince: undefined,
      lastError: undefined,
    },
  };
}

/**
 * Handles a dead connection on which no call was made: the record waits as after a call without an
 * answer, but no answer can be lost.
 */
export function afterNoConnection(before: StoredSubmission, step: Step, at: Pick<CallFacts, 'now' | 'random'>): End {
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
    ...lostAnswers(before, at.neverLeft ? undefined : step),
  };
  if (at.mayRetryNow) return { verdict: 'call', record };
  const failure = silence(record, step);
  if (!at.ownSiteAnswers) {
    return waiting(record, failure, backoffMs(record.attempts, MAX_OFFLINE_BACKOFF_MS, at.random), at);
  }
  // Something lets our own site through but not the provider: a content blocker, a firewall, an
  // outage.
  const unanswered = record.unanswered + 1;
  // If the clock was set back, the day starts again.
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
      ...withoutSender(record),
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
    record: { ...withoutSender(record), state: 'failed', lastError: failure, failedAt: now },
  };
}

function reasonOf(answer: Answer): FailureReason {
  if (answer.text === DEMONSTRATION_TEXT) return 'demonstration';
  if (answer.status === 412) return 'mailbox';
  if (answer.status === 429 || answer.kind === 'wait') return 'rate-limited';
  return answer.kind === 'retry' ? 'server' : 'rejected';
}

/** Returns the text that tells the visitor what failed: docs/requirements.md#outcome-of-a-submission */
function messageOf(record: StoredSubmission, step: Step): string {
  if (step === 'reply') return 'Failed to send confirmation email';
  if (step === 'notify') return 'Failed to send notification to administrator';
  return record.kind === 'survey'
    ? 'There was a problem submitting your feedback. Please try again.'
    : 'There was a problem with your sign-up. Please try again later.';
}

/**
 * Returns a pause in milliseconds: 1 s that doubles up to `maxMs`, up to a quarter shorter at
 * random so that tabs do not retry at the same moment.
 */
function backoffMs(attempts: number, maxMs: number, random: number): number {
  const full = Math.min(maxMs, FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random / 4));
}

/**
 * Returns whether a record is due by the clock, or the clock has jumped back behind the time when
 * the pause was set.
 */
export function isDue(record: { nextAttemptAt: number; scheduledAt: number }, now: number): boolean {
  return now >= record.nextAttemptAt || now + CLOCK_TOLERANCE_MS < record.scheduledAt;
}
