import { createFileRoute } from '@tanstack/react-router';
import { SurveyPage } from '../pages/survey/SurveyPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/survey')({
  loader: async () => (await import('../content/pages/survey.yaml')).default,
  head: headOf('surveyHead'),
  component: SurveyPage,
});
