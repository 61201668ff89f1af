import { schemaResolver } from '@mantine/form';
import page from '../../content/pages/survey.yaml';
import { SURVEY_FIELDS, type SurveyPayload } from '../../outbox/submission';
import type { FormDefinition } from '../../parts/submission-form/form-definition';
import { surveySchema } from './survey-rules';

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

/** What is said above the form, so that nobody hunts for what is missing. */
export function summaryOf(wrong: readonly SurveyField[]): string {
  const first = wrong[0] === undefined ? '' : CALLED[wrong[0]];
  return wrong.length === 1
    ? `One answer is missing or needs another look: ${first}.`
    : `${COUNT[wrong.length]} answers are missing or need another look. The first is ${first}.`;
}

/** The survey as the machinery of forms takes it. */
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
  text: 'feedback',
  validate: schemaResolver(surveySchema, { sync: true }),
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
