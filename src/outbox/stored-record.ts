import type { OutboxTransaction } from './database';
import { RECORD_VERSION, SURVEY_FIELDS } from './submission';
import type { StoredSubmission, Submission } from './submission';

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
  if (kind !== 'contact' && kind !== 'survey' && kind !== 'newsletter') return false;
  return isObject(payload) && TEXTS[kind].every((name) => typeof payload[name] === 'string');
}

/** Whether a value has members that may be looked at: what a database holds may be anything. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
