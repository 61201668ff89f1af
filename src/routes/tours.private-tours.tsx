import { createFileRoute } from '@tanstack/react-router';
import { PrivateToursPage } from '../pages/private-tours/PrivateToursPage';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/tours/private-tours')({
  validateSearch: querySchema({ guests: queryText, walk: queryText, event: queryText, date: queryText }),
  loader: async () => (await import('../content/pages/private-tours.yaml')).default,
  head: headOf('privateToursHead'),
  component: PrivateToursPage,
});
