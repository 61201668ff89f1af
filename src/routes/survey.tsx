import { createFileRoute } from '@tanstack/react-router';
import { SurveyPage } from '../pages/survey/SurveyPage';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/survey')({
  validateSearch: querySchema({ tour: queryText, date: queryText, edit: queryText }),
  loader: async () => (await import('../content/pages/survey.yaml')).default,
  head: headOf('noindexHead'),
  component: SurveyPage,
});
