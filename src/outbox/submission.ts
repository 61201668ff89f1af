// What a visitor hands in, the calls it takes to send it, its states, and how one may fail. Small, since every
// page with a form loads it.

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

/** The answers as they were given; `surveySubject` and `surveyMessage` turn them into the e-mail. */
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

/** The calls of each kind, in their order. */
export const STEPS: Record<SubmissionKind, readonly Step[]> = {
  contact: ['reply', 'notify'],
  survey: ['send'],
  newsletter: ['send'],
};

export type SubmissionState = 'waiting' | 'sending' | 'failed';

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
  /** Text for the visitor. */
  message: string;
}

/** 'Tour Feedback from {name} - {tourType} Tour'; a Private Tour is not called a tour twice. */
export function surveySubject({ name, tourType }: SurveyPayload): string {
  const tour = /\bTour$/.test(tourType) ? tourType : `${tourType} Tour`;
  return `Tour Feedback from ${name} - ${tour}`;
}

/** The labelled answers, then the feedback with its line breaks. */
export function surveyMessage(answers: SurveyPayload): string {
  return [
    `Tour date: ${answers.tourDate}`,
    `Tour: ${answers.tourType}`,
    `Tour rating: ${answers.tourRating}`,
    `Guide rating: ${answers.guideRating}`,
    `How they heard about us: ${answers.howHeard}`,
    `Would recommend us: ${answers.wouldRecommend}`,
    '',
    'Feedback:',
    answers.feedback,
  ].join('\n');
}
