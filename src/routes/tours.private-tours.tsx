import { createFileRoute } from '@tanstack/react-router';
import { PrivateToursPage } from '../pages/private-tours/PrivateToursPage';
import { privateToursHead } from '../seo/pages';

export const Route = createFileRoute('/tours/private-tours')({
  loader: async () => (await import('../content/pages/private-tours.yaml')).default,
  head: ({ loaderData }) => (loaderData ? privateToursHead(loaderData) : {}),
  component: PrivateToursPage,
});
