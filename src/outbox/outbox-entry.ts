import type { DeliveryFailure, Step, Submission, SubmissionKind, SubmissionState } from './submission';

interface EntryFields {
  id: string;
  state: SubmissionState;
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

/** What became of a submission that is not in the outbox any more: sent, or deleted. */
export type SubmissionFate = 'sent' | 'gone';

/** A sign-up that went out in the background: its provider lets no page read what it answered. */
export interface UnseenAnswer {
  id: string;
  /** When it went out. */
  at: number;
}

type Countable = Pick<OutboxEntry, 'state' | 'unreadable'>;

export interface OutboxCounts {
  /** On its way: goes out by itself, or goes out just now. */
  readonly waiting: number;
  /** Stays where it is until somebody looks after it: failed, or of another version of the site. */
  readonly notSent: number;
}

/** Sorts what is in the outbox by what a visitor may expect of it. */
export function countOutbox(entries: readonly Countable[]): OutboxCounts {
  const notSent = entries.filter(({ state, unreadable }) => unreadable === true || state === 'failed').length;
  return { waiting: entries.length - notSent, notSent };
}
