import { createFileRoute } from '@tanstack/react-router';
import { PrivateToursPage } from '../pages/private-tours/PrivateToursPage';

export const Route = createFileRoute('/tours/private-tours')({
  loader: async () => (await import('../content/pages/private-tours.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).privateToursHead(loaderData) : {}),
  component: PrivateToursPage,
});
