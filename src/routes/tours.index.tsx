import { createFileRoute } from '@tanstack/react-router';
import { ToursPage } from '../pages/tours/ToursPage';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/tours/')({
  validateSearch: querySchema({ q: queryText }),
  loader: async () => (await import('../content/pages/tours.yaml')).default,
  head: headOf('toursHead'),
  component: ToursPage,
});
