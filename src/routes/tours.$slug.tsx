import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadTour } from '../content/tours';
import { TourPage } from '../pages/tour/TourPage';

export const Route = createFileRoute('/tours/$slug')({
  loader: async ({ params }) => {
    const tour = await loadTour(params.slug);
    if (!tour) throw notFound();
    return tour;
  },
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).tourHead(loaderData) : {}),
  component: TourPage,
});
