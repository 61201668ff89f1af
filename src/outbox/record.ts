// A submission as it is stored, and what can be told from it alone. Pure. The shape is shared by
// every released version of the site: it only grows, together with RECORD_VERSION.

import * as z from 'zod/mini';
import { parseOr } from '../shared/parse';
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

/** How long a failed submission is kept for its visitor. */
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;

export const RECORD_VERSION = 1;

/** What keeps other senders off while a record is sent: the Web Lock, or only the lease. */
const guard = z.enum(['lock', 'lease']);
export type Guard = z.infer<typeof guard>;

/** Who asks for a record: the token has to be found in it again before any result is written. */
export interface Sender {
  token: string;
  guard: Guard;
}

/** Milliseconds since 1970, of a day that a date can show (±8.64e15 ms), also 30 days later. */
const time = z.number().check(z.refine((ms) => Math.abs(ms) <= 8e15));

const recordFields = z.object({
  id: z.string(),
  version: z.literal(RECORD_VERSION),
  state: submissionState,
  createdAt: time,
  /** The calls that got their yes. Another version may know other calls. */
  stepsDone: z.array(z.string()),
  /** Addresses the visitor has changed since: their auto-reply is out, should one be changed back. */
  repliedTo: z.optional(z.array(z.string())),
  /** Calls without a yes since the last yes; drives the backoff. */
  attempts: z.number(),
  /** 404 answers since the last yes: an outage of the provider looks like that, a wrong id too. */
  notFoundAnswers: z.number(),
  /** Calls that got no answer although our own site answers, and since when. */
  unanswered: z.number(),
  unansweredSince: z.optional(z.number()),
  /** A waiting record is left alone until then. */
  nextAttemptAt: time,
  /** When nextAttemptAt was set: a clock that jumps back is seen by this. */
  scheduledAt: time,
  /** The token of who sends it now. Checked again before any result is written. */
  holder: z.optional(z.string()),
  guard: z.optional(guard),
  leaseUntil: time,
  /** The call that is out. Found set by the next sender, its answer is lost. */
  calling: z.optional(z.string()),
  /** An answer was lost once: what goes out from then on is marked as a possible duplicate. */
  answerLost: z.boolean(),
  lastError: z.optional(deliveryFailure),
  failedAt: z.optional(time),
});

export type StoredSubmission = z.infer<typeof recordFields> & Submission;

/** What another version has put beside it stays, for a record is written back as it was read. */
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

/** A fresh record, waiting until `nextAttemptAt`. */
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

/** The next call of a record, or undefined when every one got its yes. */
export function nextStep(record: Pick<StoredSubmission, 'kind' | 'stepsDone'>): Step | undefined {
  return STEPS[record.kind].find((step) => !record.stepsDone.includes(step));
}

/**
 * Whoever holds the lock takes over what another lock holder left: that one is dead. Where the old
 * or the new sender has no lock, only the lease tells.
 */
export function mayTakeOver(record: StoredSubmission, { guard }: Pick<Sender, 'guard'>, now: number): boolean {
  if (guard === 'lock' && record.guard === 'lock') return true;
  return now >= record.leaseUntil;
}

/** Whether a record failed 30 days ago or earlier; what waits or is being sent never expires. */
export function isExpired({ state, failedAt }: StoredSubmission, now: number): boolean {
  return state === 'failed' && failedAt !== undefined && now >= failedAt + KEEP_FAILED_MS;
}

/**
 * What stands in the database, as a record of ours, or undefined when another version of the site
 * wrote it or its shape is not ours: such a record is kept and shown, never sent or changed.
 */
export const readRecord = (value: unknown): StoredSubmission | undefined => parseOr(storedSubmission, value, undefined);

/** What stands in the database, as a page may show it, whatever it is. */
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
    possibleDuplicate: record.answerLost,
    ...(step ? { step } : {}),
    ...(record.lastError ? { lastError: record.lastError } : {}),
    ...(record.failedAt === undefined
      ? {}
      : { failedAt: record.failedAt, deletesAt: record.failedAt + KEEP_FAILED_MS }),
  };
}

/** Without the fields of the record; spelled out so that kind and payload stay a pair. */
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
 * The id under which a page knows what is stored with this key. Ours are strings and their own ids; another
 * version may have used any key of IndexedDB: a number, a date, bytes, a list of them.
 */
export function entryIdOf(key: unknown): string {
  if (typeof key === 'string') return key;
  if (Array.isArray(key)) return `list:${JSON.stringify(key.map(entryIdOf))}`;
  if (key instanceof Date) return `date:${key.getTime()}`;
  if (key instanceof ArrayBuffer) return `bytes:${new Uint8Array(key).join()}`;
  if (ArrayBuffer.isView(key)) return `bytes:${new Uint8Array(key.buffer, key.byteOffset, key.byteLength).join()}`;
  return `${typeof key}:${String(key)}`;
}

/** What is shown of a record that this version cannot read. */
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
