// What a visitor hands us to send, and the record it becomes in the database.
// No React and no DOM here: page and worker share these files.

export type SubmissionKind = 'contact' | 'survey' | 'newsletter';

/** An empty phone or message goes out as 'Not provided' / 'No message provided'. */
export interface ContactPayload {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: true;
}

/** The answers of a survey, in the order in which they are asked; `tourDate` as 2026-05-14. */
export const SURVEY_FIELDS = [
  'name',
  'email',
  'tourDate',
  'tourType',
  'tourRating',
  'guideRating',
  'howHeard',
  'wouldRecommend',
  'feedback',
] as const;

/** The answers as they were given; survey-mail.ts makes the e-mail of them. */
export type SurveyPayload = Record<(typeof SURVEY_FIELDS)[number], string>;

export interface NewsletterPayload {
  email: string;
  firstName: string;
  lastName: string;
}

export type Submission =
  | { kind: 'contact'; payload: ContactPayload }
  | { kind: 'survey'; payload: SurveyPayload }
  | { kind: 'newsletter'; payload: NewsletterPayload };

/** One call to a provider. A contact message is two: the auto-reply, then the notification. */
export type Step = 'reply' | 'notify' | 'send';

const STEPS: Record<SubmissionKind, readonly Step[]> = {
  contact: ['reply', 'notify'],
  survey: ['send'],
  newsletter: ['send'],
};

/**
 * rejected: the provider said no · rate-limited: 429 or a used-up quota · server: 5xx, or 404 while
 * we still try · mailbox: 412, the owner has to reconnect the mailbox · unreachable: no answer ·
 * demonstration: this build sends nothing · busy: another tab is sending it just now · storage: the
 * browser's database could not be used.
 */
export type FailureReason =
  | 'rejected'
  | 'rate-limited'
  | 'server'
  | 'mailbox'
  | 'unreachable'
  | 'demonstration'
  | 'busy'
  | 'storage';

export interface DeliveryFailure {
  step?: Step;
  status?: number;
  reason: FailureReason;
  /** Words for the visitor. */
  message: string;
}

export type RecordState = 'waiting' | 'sending' | 'failed';

export const RECORD_VERSION = 1;

interface RecordFields {
  id: string;
  version: typeof RECORD_VERSION;
  state: RecordState;
  createdAt: number;
  stepsDone: Step[];
  /** Addresses the visitor has changed since: their auto-reply is out, should he change back. */
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
  /** Who sends it now. Checked again before any result is written. */
  holder: string | undefined;
  /** What keeps others off while it is sent: the Web Lock, or only the lease. */
  guard: 'lock' | 'lease' | undefined;
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
