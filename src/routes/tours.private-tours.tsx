import { createFileRoute } from '@tanstack/react-router';
import { PrivateToursPage } from '../pages/private-tours/PrivateToursPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/tours/private-tours')({
  loader: async () => (await import('../content/pages/private-tours.yaml')).default,
  head: headOf('privateToursHead'),
  component: PrivateToursPage,
});
