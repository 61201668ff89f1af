import type { DeliveryFailure, Step, Submission, SubmissionKind, SubmissionState } from './submission';

interface EntryFields {
  id: string;
  state: SubmissionState;
  /** In milliseconds since 1970, like all times here. */
  createdAt: number;
  /** When the submission failed, for failed entries only; the entry is deleted 30 days later. */
  failedAt?: number;
  deletesAt?: number;
  lastError?: DeliveryFailure;
  nextAttemptAt: number;
  /** The company may have received the submission, and the next copy is marked. */
  possibleDuplicate: boolean;
  /** The answer to some call was lost, so this call may be made twice. */
  answerLost?: boolean;
  /** The next call: 'reply' is the auto-reply to the visitor, 'notify' the message to the company. */
  step?: Step;
}

/** A submission as a page may show it. */
export type OutboxEntry =
  | (EntryFields & Submission & { unreadable?: never })
  /**
   * An entry that another version of the site has written: this version keeps and shows it, and never sends or changes
   * it.
   */
  | (EntryFields & { kind: SubmissionKind | 'unknown'; payload: undefined; unreadable: true });

/**
 * This says why a submission is not in the outbox. 'gone': it was deleted, or it was never written. 'emptied': the
 * browser has deleted the whole outbox, or nothing was ever in it; a form may then hold the only copy.
 */
export type SubmissionFate = 'sent' | 'gone' | 'emptied';

/** A sign-up that was sent in the background to a provider whose answer a page cannot read. */
export interface UnseenAnswer {
  id: string;
  /** When the sign-up was sent, in milliseconds since 1970. */
  at: number;
}

type Countable = Pick<OutboxEntry, 'state' | 'unreadable'>;

export interface OutboxCounts {
  /** Submissions that will be sent automatically or are being sent now. */
  readonly waiting: number;
  /** Submissions that stay until the visitor acts: failed ones, and those of another version of the site. */
  readonly notSent: number;
}

/** Counts the entries by what a visitor may expect of them. */
export function countOutbox(entries: readonly Countable[]): OutboxCounts {
  const notSent = entries.filter(({ state, unreadable }) => unreadable === true || state === 'failed').length;
  return { waiting: entries.length - notSent, notSent };
}
