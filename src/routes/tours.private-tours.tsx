import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PrivateToursPage } from '../pages/private-tours/PrivateToursPage';
import { headOf } from '../seo/head-of';
import { queryText } from '../shared/parse';

export const Route = createFileRoute('/tours/private-tours')({
  validateSearch: z.looseObject({ guests: queryText, walk: queryText, event: queryText, date: queryText }),
  loader: async () => (await import('../content/pages/private-tours.yaml')).default,
  head: headOf('privateToursHead'),
  component: PrivateToursPage,
});
