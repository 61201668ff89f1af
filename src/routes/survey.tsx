import { createFileRoute } from '@tanstack/react-router';
import { SurveyPage } from '../pages/survey/SurveyPage';
import { surveyHead } from '../seo/pages';

export const Route = createFileRoute('/survey')({
  loader: async () => (await import('../content/pages/survey.yaml')).default,
  head: ({ loaderData }) => (loaderData ? surveyHead(loaderData) : {}),
  component: SurveyPage,
});
