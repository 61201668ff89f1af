// A submission as it is stored, and what can be derived from it. Pure functions. Every released
// version of the site shares this shape: it may only grow, together with RECORD_VERSION.

import * as z from 'zod/mini';
import { parseOr } from '../../shared/parse';
import type { OutboxEntry } from './outbox-entry';
import {
  contactPayload,
  deliveryFailure,
  newsletterPayload,
  STEPS,
  submissionKind,
  submissionState,
  surveyPayload,
} from './submission';
import type { Step, Submission } from './submission';

/** How long a failed submission is kept for its visitor, in milliseconds. */
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;

const RECORD_VERSION = 1;

/** A lease is longer than a call with its time-out and the check of our own site together. */
export const LEASE_MS = 60_000;

/** What keeps other senders away while a record is sent: the Web Lock, or only the lease. */
const guard = z.enum(['lock', 'lease']);
export type Guard = z.infer<typeof guard>;

/** The sender that claims a record. A result is written only if the record still contains this token. */
export interface Sender {
  token: string;
  guard: Guard;
}

/**
 * Milliseconds since 1970. The limit keeps the time, and the time 30 days later, within the range
 * of Date (±8.64e15 ms).
 */
const time = z.number().check(z.refine((ms) => Math.abs(ms) <= 8e15));

const recordFields = z.object({
  id: z.string(),
  version: z.literal(RECORD_VERSION),
  state: submissionState,
  createdAt: time,
  /** The calls that the provider has accepted. Another version may know other calls. */
  stepsDone: z.array(z.string()),
  /**
   * Earlier e-mail addresses of this submission that have had their auto-reply, in case the visitor
   * changes back to one.
   */
  repliedTo: z.optional(z.array(z.string())),
  /** Calls without success since the last success; they determine the pause before the next try. */
  attempts: z.number(),
  /** 404 answers since the last success: both an outage of the provider and a wrong id look like that. */
  notFoundAnswers: z.number(),
  /** Calls without an answer although our own site answers; the next field says since when. */
  unanswered: z.number(),
  unansweredSince: z.optional(z.number()),
  /** A waiting record is not sent before this time. */
  nextAttemptAt: time,
  /** When nextAttemptAt was set; it shows whether the clock has jumped back. */
  scheduledAt: time,
  /** The token of the current sender. It is checked again before any result is written. */
  holder: z.optional(z.string()),
  guard: z.optional(guard),
  leaseUntil: time,
  /** The call that is out. If the next sender finds it set, the answer is lost. */
  calling: z.optional(z.string()),
  /** True after an answer was lost: `isPossibleCopy` says which calls are then marked. Earlier versions mark all. */
  answerLost: z.boolean(),
  /**
   * The only call whose answers were lost: once it is accepted, `answerLost` is false again. Undefined if it may have
   * been more than one call. Nothing ends the two words below. Earlier versions do not know it, and never end it.
   */
  lostStep: z.optional(z.string()),
  lastError: z.optional(deliveryFailure),
  failedAt: z.optional(time),
});

export type StoredSubmission = z.infer<typeof recordFields> & Submission;
/** These fields of a record tell which calls got no answer. */
export type LostAnswers = Pick<StoredSubmission, 'answerLost' | 'lostStep'>;

/** Fields that another version has added are kept, because a record is written back as it was read. */
const storedAs = <Kind extends Submission['kind'], Payload extends z.core.$ZodShape>(
  kind: Kind,
  payload: z.ZodMiniObject<Payload>,
) =>
  z.looseObject({
    ...recordFields.shape,
    lastError: z.optional(z.looseObject(deliveryFailure.shape)),
    kind: z.literal(kind),
    payload: z.looseObject(payload.shape),
  });
const storedSubmission = z.union([
  storedAs('contact', contactPayload),
  storedAs('survey', surveyPayload),
  storedAs('newsletter', newsletterPayload),
]);

/** Creates a record that waits until `nextAttemptAt`. */
export function newRecord(id: string, submission: Submission, now: number, nextAttemptAt: number): StoredSubmission {
  return {
    id,
    version: RECORD_VERSION,
    state: 'waiting',
    createdAt: now,
    stepsDone: [],
    attempts: 0,
    notFoundAnswers: 0,
    unanswered: 0,
    unansweredSince: undefined,
    nextAttemptAt,
    scheduledAt: now,
    holder: undefined,
    guard: undefined,
    leaseUntil: 0,
    calling: undefined,
    answerLost: false,
    lastError: undefined,
    failedAt: undefined,
    ...submission,
  };
}

/**
 * A record in memory has this as its `lostStep` if no answer was lost here, but another page may send the copy on the
 * disk. No call has this name, so nothing ends the mark.
 */
export const SENT_ELSEWHERE = 'elsewhere';
/**
 * The `lostStep` of a record whose visitor has changed the e-mail address since an auto-reply got no answer. As long as
 * a reply is due, `answerLost` is true, because the address may have changed back.
 */
export const REPLY_TO_OTHER = 'reply-to-other';

/** Returns whether a `lostStep` says that only answers to auto-replies were lost, as long as a reply is due. */
export const isOfReply = (lostStep: string | undefined): boolean => lostStep === 'reply' || lostStep === REPLY_TO_OTHER;

/** Returns what is known of lost answers once that to `step` is lost too; undefined as step: none more was lost. */
export function lostAnswers(
  { answerLost, lostStep: stored, stepsDone }: StoredSubmission,
  step: string | undefined,
): LostAnswers {
  // An earlier version keeps the word after the reply was accepted, and another answer may have been lost since.
  const lostStep = answerLost && isOfReply(stored) && stepsDone.includes('reply') ? undefined : stored;
  if (step === undefined) return { answerLost, lostStep };
  if (step === 'reply' && lostStep === REPLY_TO_OTHER) return { answerLost: true, lostStep };
  return { answerLost: true, lostStep: answerLost && lostStep !== step ? undefined : step };
}

/**
 * Returns whether the company may have received the submission although no answer came. Not so if only answers to the
 * auto-reply were lost, which is still due, or that to a sign-up, which has no mark.
 */
export const mayHaveArrived = ({ kind, answerLost, lostStep, stepsDone }: StoredSubmission): boolean =>
  answerLost && kind !== 'newsletter' && !(isOfReply(lostStep) && !stepsDone.includes('reply'));

/** Returns whether a call is marked as a possible duplicate, because an earlier one got no answer. */
export const isPossibleCopy = (record: StoredSubmission, step: Step): boolean =>
  step === 'reply' ? record.answerLost : mayHaveArrived(record);

/** Returns a record that no sender has any more. */
export const withoutSender = (record: StoredSubmission): StoredSubmission => ({
  ...record,
  holder: undefined,
  guard: undefined,
  leaseUntil: 0,
});

/** Returns the next call of a record, or undefined if all calls have succeeded. */
export function nextStep(record: Pick<StoredSubmission, 'kind' | 'stepsDone'>): Step | undefined {
  return STEPS[record.kind].find((step) => !record.stepsDone.includes(step));
}

/**
 * Returns whether the sender may take over a record. A sender with the lock may take over the
 * record of another lock holder, because that one is dead. If the old or the new sender has no
 * lock, only the lease decides.
 */
export function mayTakeOver(record: StoredSubmission, { guard }: Pick<Sender, 'guard'>, now: number): boolean {
  if (guard === 'lock' && record.guard === 'lock') return true;
  return now >= record.leaseUntil;
}

/**
 * Returns whether a sender that may be alive has the record, as far as the guard of the asking one can tell. A lease
 * that ends later than any sender sets it was set before the clock was set back.
 */
export function hasLivingSender(record: StoredSubmission, asking: Pick<Sender, 'guard'>, now: number): boolean {
  return record.state === 'sending' && !mayTakeOver(record, asking, now) && record.leaseUntil <= now + LEASE_MS;
}

/** Returns whether a record failed 30 or more days ago; waiting records and those being sent never expire. */
export function isExpired({ state, failedAt }: StoredSubmission, now: number): boolean {
  return state === 'failed' && failedAt !== undefined && now >= failedAt + KEEP_FAILED_MS;
}

/**
 * Reads a stored value as a record of this version. Returns undefined if another version of the
 * site wrote it or its shape is unknown: such a record is kept and shown, but never sent or
 * changed.
 */
export const readRecord = (value: unknown): StoredSubmission | undefined => parseOr(storedSubmission, value, undefined);

/** Converts any stored value into an entry that a page may show. */
export function entryOf(stored: unknown): OutboxEntry {
  const record = readRecord(stored);
  if (!record) return unreadable(parseOr(anything, stored, NOTHING));
  const step = nextStep(record);
  return {
    ...submissionOf(record),
    id: record.id,
    state: record.state,
    createdAt: record.createdAt,
    nextAttemptAt: record.nextAttemptAt,
    possibleDuplicate: mayHaveArrived(record),
    ...(record.answerLost ? { answerLost: true } : {}),
    ...(step ? { step } : {}),
    ...(record.lastError ? { lastError: record.lastError } : {}),
    ...(record.failedAt === undefined
      ? {}
      : { failedAt: record.failedAt, deletesAt: record.failedAt + KEEP_FAILED_MS }),
  };
}

/** Returns only the submission's own fields. They are written out so that the types of kind and payload stay a pair. */
function submissionOf(submission: Submission): Submission {
  switch (submission.kind) {
    case 'contact':
      return { kind: submission.kind, payload: submission.payload };
    case 'survey':
      return { kind: submission.kind, payload: submission.payload };
    case 'newsletter':
      return { kind: submission.kind, payload: submission.payload };
  }
}

/**
 * Returns the id under which a page knows the value with this key. Keys of this version are strings
 * and equal the ids; another version may have used any IndexedDB key: a number, a date, bytes or a
 * list of them.
 */
export function entryIdOf(key: unknown): string {
  if (typeof key === 'string') return key;
  if (Array.isArray(key)) return `list:${JSON.stringify(key.map(entryIdOf))}`;
  if (key instanceof Date) return `date:${key.getTime()}`;
  if (key instanceof ArrayBuffer) return `bytes:${new Uint8Array(key).join()}`;
  if (ArrayBuffer.isView(key)) return `bytes:${new Uint8Array(key.buffer, key.byteOffset, key.byteLength).join()}`;
  return `${typeof key}:${String(key)}`;
}

/** The fields that are shown of a record that this version cannot read. */
const anything = z.object({
  id: z.optional(z.unknown()),
  kind: z.catch(z.union([submissionKind, z.literal('unknown')]), 'unknown'),
  createdAt: z.catch(time, 0),
});
const NOTHING = z.parse(anything, {});

const unreadable = ({ id, kind, createdAt }: z.infer<typeof anything>): OutboxEntry => ({
  id: entryIdOf(id),
  kind,
  payload: undefined,
  unreadable: true,
  state: 'waiting',
  createdAt,
  nextAttemptAt: 0,
  possibleDuplicate: false,
});
