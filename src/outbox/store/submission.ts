// What a visitor submits, the calls that sending it takes, its states, and the ways it may fail.
// Keep it small: every page whose form is used loads it.
import * as z from 'zod/mini';

/**
 * A contact message as it is stored and sent. The rules of the forms build on these schemas:
 * contact-fields.ts, survey-fields.ts, newsletter-fields.ts.
 */
export const contactPayload = z.object({
  name: z.string(),
  email: z.string(),
  /** An empty number is sent as 'Not provided'. */
  phone: z.string(),
  /** An empty message is sent as 'No message provided'. */
  message: z.string(),
  consent: z.literal(true),
});
export type ContactPayload = z.infer<typeof contactPayload>;

/**
 * The answers as they were given, in the order of the questions; `surveySubject` and
 * `surveyMessage` make the e-mail of them.
 */
export const surveyPayload = z.object({
  name: z.string(),
  email: z.string(),
  /** An ISO date such as "2026-05-14". */
  tourDate: z.string(),
  tourType: z.string(),
  tourRating: z.string(),
  guideRating: z.string(),
  howHeard: z.string(),
  wouldRecommend: z.string(),
  feedback: z.string(),
});
export type SurveyPayload = z.infer<typeof surveyPayload>;

export const newsletterPayload = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });
export type NewsletterPayload = z.infer<typeof newsletterPayload>;

export const submissionKind = z.enum(['contact', 'survey', 'newsletter']);
export type SubmissionKind = z.infer<typeof submissionKind>;

export type Submission =
  | { kind: 'contact'; payload: ContactPayload }
  | { kind: 'survey'; payload: SurveyPayload }
  | { kind: 'newsletter'; payload: NewsletterPayload };

/** One call to a provider. A contact message needs two: the auto-reply, then the notification. */
const step = z.enum(['reply', 'notify', 'send']);
export type Step = z.infer<typeof step>;

/** The calls of each kind of submission, in their order. */
export const STEPS: Record<SubmissionKind, readonly Step[]> = {
  contact: ['reply', 'notify'],
  survey: ['send'],
  newsletter: ['send'],
};

export const submissionState = z.enum(['waiting', 'sending', 'failed']);
export type SubmissionState = z.infer<typeof submissionState>;

/**
 * rejected: the provider said no · rate-limited: 429 or a used-up quota · server: 5xx, or 404 while
 * we still try · mailbox: 412, the owner has to reconnect the mailbox · unreachable: no answer ·
 * demonstration: this build sends nothing · busy: another tab is sending it just now · storage: the
 * browser's database could not be used.
 */
const failureReason = z.enum([
  'rejected',
  'rate-limited',
  'server',
  'mailbox',
  'unreachable',
  'demonstration',
  'busy',
  'storage',
]);
export type FailureReason = z.infer<typeof failureReason>;

export const deliveryFailure = z.object({
  step: z.catch(z.optional(step), undefined),
  status: z.catch(z.optional(z.number()), undefined),
  /** Another version of the site may know other reasons. */
  reason: z.catch(failureReason, 'rejected'),
  /** The text that the visitor reads. */
  message: z.string(),
});
export type DeliveryFailure = z.infer<typeof deliveryFailure>;

/**
 * Returns 'Tour Feedback from {name} - {tourType} Tour'; the word Tour is not repeated for a
 * Private Tour.
 */
export function surveySubject({ name, tourType }: SurveyPayload): string {
  const tour = /\bTour$/.test(tourType) ? tourType : `${tourType} Tour`;
  return `Tour Feedback from ${name} - ${tour}`;
}

/** Returns the labelled answers, followed by the feedback with its line breaks. */
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
