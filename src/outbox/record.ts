// A submission as it is stored, and what can be told from it alone. Pure. The shape is shared by
// every released version of the site: it only grows, together with RECORD_VERSION.

import { isRecord } from '../shared/is-record';
import type { OutboxEntry } from './outbox-entry';
import { STEPS, SURVEY_FIELDS } from './submission';
import type { DeliveryFailure, Step, Submission, SubmissionKind, SubmissionState } from './submission';

/** How long a failed submission is kept for its visitor. */
const KEEP_FAILED_MS = 30 * 24 * 3_600_000;

export const RECORD_VERSION = 1;

/** What keeps other senders off while a record is sent: the Web Lock, or only the lease. */
export type Guard = 'lock' | 'lease';

/** Who asks for a record: the token has to be found in it again before any result is written. */
export interface Sender {
  token: string;
  guard: Guard;
}

interface RecordFields {
  id: string;
  version: typeof RECORD_VERSION;
  state: SubmissionState;
  createdAt: number;
  stepsDone: Step[];
  /** Addresses the visitor has changed since: their auto-reply is out, should one be changed back. */
  repliedTo?: string[];
  /** Calls without a yes since the last yes; drives the backoff. */
  attempts: number;
  /** 404 answers since the last yes: an outage of the provider looks like that, a wrong id too. */
  notFoundAnswers: number;
  /** Calls that got no answer although our own site answers, and since when. */
  unanswered: number;
  unansweredSince: number | undefined;
  /** A waiting record is left alone until then. */
  nextAttemptAt: number;
  /** When nextAttemptAt was set: a clock that jumps back is seen by this. */
  scheduledAt: number;
  /** The token of who sends it now. Checked again before any result is written. */
  holder: string | undefined;
  guard: Guard | undefined;
  leaseUntil: number;
  /** The call that is out. Found set by the next sender, its answer is lost. */
  calling: Step | undefined;
  /** An answer was lost once: what goes out from then on is marked as a possible duplicate. */
  answerLost: boolean;
  lastError: DeliveryFailure | undefined;
  failedAt: number | undefined;
}

export type StoredSubmission = RecordFields & Submission;

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
export function readRecord(value: unknown): StoredSubmission | undefined {
  if (!isRecord(value) || value['version'] !== RECORD_VERSION) return undefined;
  const sound =
    typeof value['id'] === 'string' &&
    ['waiting', 'sending', 'failed'].includes(String(value['state'])) &&
    isSubmission(value) &&
    NUMBERS.every((name) => Number.isFinite(value[name])) &&
    TIMES.every((name) => isTime(value[name])) &&
    Array.isArray(value['stepsDone']) &&
    value['stepsDone'].every((step) => typeof step === 'string') &&
    (value['repliedTo'] === undefined || Array.isArray(value['repliedTo'])) &&
    typeof value['answerLost'] === 'boolean' &&
    (value['lastError'] === undefined || isFailure(value['lastError'])) &&
    (value['failedAt'] === undefined || isTime(value['failedAt']));
  return sound ? (value as unknown as StoredSubmission) : undefined;
}

const NUMBERS = ['attempts', 'notFoundAnswers', 'unanswered'];
const TIMES = ['createdAt', 'nextAttemptAt', 'scheduledAt', 'leaseUntil'];

/** A day that a date can show (±8.64e15 ms), also 30 days later. */
const LAST_TIME = 8e15;
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST_TIME;

const isFailure = (value: unknown): boolean => isRecord(value) && typeof value['message'] === 'string';

const TEXTS: Record<SubmissionKind, readonly string[]> = {
  contact: ['name', 'email', 'phone', 'message'],
  survey: SURVEY_FIELDS,
  newsletter: ['email', 'firstName', 'lastName'],
};

function isSubmission({ kind, payload }: Record<string, unknown>): boolean {
  return isKind(kind) && isRecord(payload) && TEXTS[kind].every((name) => typeof payload[name] === 'string');
}

/** Whether this version knows this kind of submission. */
export function isKind(value: unknown): value is SubmissionKind {
  return value === 'contact' || value === 'survey' || value === 'newsletter';
}

/** What stands in the database, as a page may show it, whatever it is. */
export function entryOf(stored: unknown): OutboxEntry {
  const record = readRecord(stored);
  if (!record) return unreadable(isRecord(stored) ? stored : {});
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

function unreadable({ id, kind, createdAt }: Record<string, unknown>): OutboxEntry {
  return {
    id: entryIdOf(id),
    kind: isKind(kind) ? kind : 'unknown',
    payload: undefined,
    unreadable: true,
    state: 'waiting',
    createdAt: isTime(createdAt) ? createdAt : 0,
    nextAttemptAt: 0,
    possibleDuplicate: false,
  };
}
