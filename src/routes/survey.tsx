import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { SurveyPage } from '../pages/survey/SurveyPage';
import { headOf } from '../seo/head-of';
import { queryText } from '../shared/parse';

export const Route = createFileRoute('/survey')({
  validateSearch: z.looseObject({ tour: queryText, date: queryText, edit: queryText }),
  loader: async () => (await import('../content/pages/survey.yaml')).default,
  head: headOf('surveyHead'),
  component: SurveyPage,
});
