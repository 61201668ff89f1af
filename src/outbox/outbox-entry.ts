import { isObject, readRecord } from './stored-record';
import { nextStep } from './submission';
import type { DeliveryFailure, RecordState, Step, Submission, SubmissionKind } from './submission';
import { KEEP_FAILED_MS } from './timing';

interface EntryFields {
  id: string;
  state: RecordState;
  createdAt: number;
  /** failed only, with the moment it is deleted: 30 days later. */
  failedAt?: number;
  deletesAt?: number;
  lastError?: DeliveryFailure;
  nextAttemptAt: number;
  possibleDuplicate: boolean;
  /** The call it is at: 'reply' is the auto-reply, 'notify' the message to us. */
  step?: Step;
}

/** A submission as a page may show it. */
export type OutboxEntry =
  | (EntryFields & Submission & { unreadable?: never })
  /** Written by another version of the site: kept, shown, never sent or changed by this one. */
  | (EntryFields & { kind: SubmissionKind | 'unknown'; payload: undefined; unreadable: true });

/** What stands in the database, as a page may show it; whatever it is. */
export function entryOf(stored: unknown): OutboxEntry {
  const record = readRecord(stored);
  if (!record) return unreadable(isObject(stored) ? stored : {});
  const step = nextStep(record);
  const submission: Submission = record;
  return {
    ...pick(submission),
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

function pick(submission: Submission): Submission {
  switch (submission.kind) {
    case 'contact':
      return { kind: submission.kind, payload: submission.payload };
    case 'survey':
      return { kind: submission.kind, payload: submission.payload };
    case 'newsletter':
      return { kind: submission.kind, payload: submission.payload };
  }
}

function unreadable(value: Record<string, unknown>): OutboxEntry {
  const { id, kind, createdAt } = value;
  const known = kind === 'contact' || kind === 'survey' || kind === 'newsletter';
  return {
    id: String(id),
    kind: known ? kind : 'unknown',
    payload: undefined,
    unreadable: true,
    state: 'waiting',
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
    nextAttemptAt: 0,
    possibleDuplicate: false,
  };
}
