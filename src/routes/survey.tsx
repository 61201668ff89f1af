import { createFileRoute } from '@tanstack/react-router';
import { SurveyPage } from '../pages/survey/SurveyPage';

export const Route = createFileRoute('/survey')({
  loader: async () => (await import('../content/pages/survey.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).surveyHead(loaderData) : {}),
  component: SurveyPage,
});
