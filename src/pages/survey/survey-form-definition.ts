import * as z from 'zod/mini';
import { isDay } from '../../content/dates';
import page from '../../content/pages/survey.yaml';
import type { FormDefinition } from '../../outbox/form/form-definition';
import { FEEDBACK_SENT } from '../../outbox/form/sent-toasts';
import type { SurveyPayload } from '../../outbox/store/submission';
import { surveyFields } from '../../outbox/store/survey-fields';
import { TOUR_TYPE_OF } from './tour-types';

export const TOUR_TYPES: readonly string[] = [...TOUR_TYPE_OF.values()];
export const RATINGS = ['5 Excellent', '4 Good', '3 Average', '2 Fair', '1 Poor'];
export const HOW_HEARD = [
  'Social Media',
  'Friend or Family',
  'Google Search',
  'Blog or Article',
  'Travel Website',
  'Instagram',
  'Other',
];
export const RECOMMEND = ['Yes, definitely', 'Probably', 'Not sure', 'Probably not', 'Definitely not'];

export type SurveyField = keyof SurveyPayload;

const CALLED: Record<SurveyField, string> = {
  name: 'your name',
  email: 'your email',
  tourDate: 'the tour date',
  tourType: 'which walk it was',
  tourRating: 'the walk',
  guideRating: 'the guide',
  howHeard: 'how you heard about us',
  wouldRecommend: 'whether you would recommend us',
  feedback: 'your remarks',
};
const COUNT = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Returns the text above the form: how many answers are missing or wrong, and which is the first. */
export function summaryOf(wrong: readonly SurveyField[]): string {
  const first = wrong[0] === undefined ? '' : CALLED[wrong[0]];
  return wrong.length === 1
    ? `One answer is missing or needs another look: ${first}.`
    : `${COUNT[wrong.length]} answers are missing or need another look. The first is ${first}.`;
}

export const surveyForm: FormDefinition<SurveyField> = {
  kind: 'survey',
  path: '/survey',
  fields: [
    'name',
    'email',
    'tourDate',
    'tourType',
    'tourRating',
    'guideRating',
    'howHeard',
    'wouldRecommend',
    'feedback',
  ],
  empty: {
    name: '',
    email: '',
    tourDate: '',
    tourType: '',
    tourRating: '',
    guideRating: '',
    howHeard: '',
    wouldRecommend: '',
    feedback: '',
  },
  longText: 'feedback',
  schema: surveyFields,
  submissionOf: (values) => ({ kind: 'survey', payload: z.parse(surveyFields, values) }),
  valuesOf: (entry) => (entry.kind === 'survey' && !entry.unreadable ? entry.payload : undefined),
  summary: summaryOf,
  texts: {
    noun: 'feedback',
    send: 'Submit feedback',
    sent: FEEDBACK_SENT,
    failed: {
      title: 'Error submitting feedback',
      message: 'There was a problem submitting your feedback. Please try again.',
      notArrived: 'It did not reach us.',
      banner: () => page.notSent,
    },
  },
};

// The values that the link in the message after a tour can fill in: /survey?tour=brooklyn-heights&date=2026-05-14.

/**
 * Returns the answers that the address contains; an invalid value gives no answer.
 * @param today New York's day; a tour in the future cannot be reviewed
 */
export function answersIn(
  tour: string | undefined,
  date: string | undefined,
  today: string,
): Partial<Record<SurveyField, string>> {
  const tourType = TOUR_TYPE_OF.get(tour);
  const tourDate = date !== undefined && isDay(date) && date <= today ? date : undefined;
  return { ...(tourType === undefined ? {} : { tourType }), ...(tourDate === undefined ? {} : { tourDate }) };
}
