import { createFileRoute } from '@tanstack/react-router';
import { ToursPage } from '../pages/tours/ToursPage';
import { toursHead } from '../seo/pages';

export const Route = createFileRoute('/tours/')({
  loader: async () => (await import('../content/pages/tours.yaml')).default,
  head: ({ loaderData }) => (loaderData ? toursHead(loaderData) : {}),
  component: ToursPage,
});
