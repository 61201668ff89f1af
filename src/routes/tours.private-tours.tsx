import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PrivateToursPage } from '../pages/private-tours/PrivateToursPage';
import { headOf } from '../seo/head-of';
import { optionalText } from '../shared/parse';

export const Route = createFileRoute('/tours/private-tours')({
  validateSearch: z.looseObject({ guests: optionalText, walk: optionalText, event: optionalText, date: optionalText }),
  loader: async () => (await import('../content/pages/private-tours.yaml')).default,
  head: headOf('privateToursHead'),
  component: PrivateToursPage,
});
