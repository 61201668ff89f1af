import { hasLength } from '@mantine/form';
import { isDay } from '../../content/format';
import page from '../../content/pages/survey.yaml';
import { SURVEY_FIELDS, type SurveyPayload } from '../../outbox/submission';
import {
  bare,
  NAME_MAX,
  NAME_MIN,
  rule,
  type FieldRules,
  type FormDefinition,
  type Rule,
} from '../../parts/submission-form/form-definition';
import { EMAIL_MAX, isEmail } from '../../shared/is-email';

const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 1000;

export const TOUR_TYPES = ['Financial District', 'Brooklyn Heights', 'Lower East Side', 'Private Tour'];
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

const given = (message: string): Rule => rule((text) => text !== '', message);

// The rules of the survey and their messages: docs/requirements.md#survey-form-rules
const rules: FieldRules<SurveyField> = {
  name: [
    rule((text) => bare(text).length >= NAME_MIN, 'Name must be at least 2 characters'),
    hasLength({ max: NAME_MAX }, 'Name must be less than 100 characters'),
  ],
  email: [
    hasLength({ max: EMAIL_MAX }, 'Email address is too long'),
    rule(isEmail, 'Please enter a valid email address'),
  ],
  tourDate: [given('Please provide the tour date')],
  tourType: [given('Please select which tour you took')],
  tourRating: [given('Please rate your tour experience')],
  guideRating: [given('Please rate your tour guide')],
  howHeard: [given('Please tell us how you heard about us')],
  wouldRecommend: [given('Please indicate if you would recommend us')],
  feedback: [
    rule((text) => bare(text).length >= FEEDBACK_MIN, 'Please provide some feedback (minimum 10 characters)'),
    rule((text) => text.length <= FEEDBACK_MAX, 'Feedback is too long'),
  ],
};

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

/** What is said above the form, so that nobody hunts for what is missing. */
export function summaryOf(wrong: readonly SurveyField[]): string {
  const first = wrong[0] === undefined ? '' : CALLED[wrong[0]];
  return wrong.length === 1
    ? `One answer is missing or needs another look: ${first}.`
    : `${COUNT[wrong.length]} answers are missing or need another look. The first is ${first}.`;
}

export const surveyForm: FormDefinition<SurveyField> = {
  kind: 'survey',
  path: '/survey',
  fields: SURVEY_FIELDS,
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
  rules,
  submissionOf: (values) => ({
    kind: 'survey',
    payload: {
      ...values,
      name: values.name.trim(),
      email: values.email.trim(),
      feedback: values.feedback.trim(),
    },
  }),
  valuesOf: (entry) => (entry.kind === 'survey' && !entry.unreadable ? entry.payload : undefined),
  summary: summaryOf,
  texts: {
    noun: 'feedback',
    send: 'Submit feedback',
    sent: { title: 'Thank you for your feedback!', message: 'Your responses have been submitted successfully.' },
    failed: {
      title: 'Error submitting feedback',
      message: 'There was a problem submitting your feedback. Please try again.',
      banner: () => page.notSent,
    },
  },
};

// What the link that guests get after a tour may fill in: /survey?tour=brooklyn-heights&date=2026-05-14.

const TYPE_OF: ReadonlyMap<unknown, string> = new Map([
  ['financial-district', 'Financial District'],
  ['brooklyn-heights', 'Brooklyn Heights'],
  ['lower-east-side', 'Lower East Side'],
  ['private-tours', 'Private Tour'],
]);

/**
 * The answers that the address gives; what is wrong in it gives none.
 * @param today in New York: a tour that is still to come cannot be reviewed
 */
export function answersIn(tour: unknown, date: unknown, today: string): Partial<Record<SurveyField, string>> {
  const tourType = TYPE_OF.get(tour);
  const tourDate = typeof date === 'string' && isDay(date) && date <= today ? date : undefined;
  return { ...(tourType === undefined ? {} : { tourType }), ...(tourDate === undefined ? {} : { tourDate }) };
}
