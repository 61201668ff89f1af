import { createFileRoute } from '@tanstack/react-router';
import { ToursPage } from '../pages/tours/ToursPage';

export const Route = createFileRoute('/tours/')({
  loader: async () => (await import('../content/pages/tours.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).toursHead(loaderData) : {}),
  component: ToursPage,
});
