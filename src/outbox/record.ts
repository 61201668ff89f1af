import type { OutboxTransaction } from './database';
import type { OutboxEntry } from './outbox-entry';
import { nextStep, RECORD_VERSION, SURVEY_FIELDS } from './submission';
import type { StoredSubmission, Submission } from './submission';
import { KEEP_FAILED_MS } from './timing';

/**
 * What stands in the database, as a record of ours, or undefined when another version of the site
 * wrote it or its shape is not ours: such a record is kept and shown, never sent or changed.
 */
export function readRecord(value: unknown): StoredSubmission | undefined {
  if (!isObject(value) || value['version'] !== RECORD_VERSION) return undefined;
  const sound =
    typeof value['id'] === 'string' &&
    ['waiting', 'sending', 'failed'].includes(String(value['state'])) &&
    isSubmission(value) &&
    NUMBERS.every((name) => Number.isFinite(value[name])) &&
    Array.isArray(value['stepsDone']) &&
    value['stepsDone'].every((step) => typeof step === 'string') &&
    (value['repliedTo'] === undefined || Array.isArray(value['repliedTo'])) &&
    typeof value['answerLost'] === 'boolean' &&
    (value['lastError'] === undefined || isObject(value['lastError'])) &&
    (value['failedAt'] === undefined || Number.isFinite(value['failedAt']));
  return sound ? (value as unknown as StoredSubmission) : undefined;
}

/** All records of ours, oldest first. */
export async function readRecords({ submissions }: OutboxTransaction): Promise<StoredSubmission[]> {
  const records = (await submissions.all()).map(readRecord).filter((record) => record !== undefined);
  return records.sort((a, b) => a.createdAt - b.createdAt);
}

const NUMBERS = [
  'createdAt',
  'attempts',
  'notFoundAnswers',
  'unanswered',
  'nextAttemptAt',
  'scheduledAt',
  'leaseUntil',
];

const TEXTS: Record<Submission['kind'], readonly string[]> = {
  contact: ['name', 'email', 'phone', 'message'],
  survey: SURVEY_FIELDS,
  newsletter: ['email', 'firstName', 'lastName'],
};

function isSubmission(value: Record<string, unknown>): boolean {
  const { kind, payload } = value;
  return isKind(kind) && isObject(payload) && TEXTS[kind].every((name) => typeof payload[name] === 'string');
}

export function isKind(value: unknown): value is Submission['kind'] {
  return value === 'contact' || value === 'survey' || value === 'newsletter';
}

/** Whether a value has members that may be looked at: what a database holds may be anything. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

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
  return {
    id: String(id),
    kind: isKind(kind) ? kind : 'unknown',
    payload: undefined,
    unreadable: true,
    state: 'waiting',
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
    nextAttemptAt: 0,
    possibleDuplicate: false,
  };
}
