import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { SurveyPage } from '../pages/survey/SurveyPage';
import { headOf } from '../seo/head-of';
import { optionalText } from '../shared/parse';

export const Route = createFileRoute('/survey')({
  validateSearch: z.looseObject({ tour: optionalText, date: optionalText, edit: optionalText }),
  loader: async () => (await import('../content/pages/survey.yaml')).default,
  head: headOf('surveyHead'),
  component: SurveyPage,
});
