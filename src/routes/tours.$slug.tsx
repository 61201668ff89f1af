import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadTour } from '../content/tours';
import { TourPage } from '../pages/tour/TourPage';
import { tourHead } from '../seo/pages';

export const Route = createFileRoute('/tours/$slug')({
  loader: async ({ params }) => {
    const tour = await loadTour(params.slug);
    if (!tour) throw notFound();
    return tour;
  },
  head: ({ loaderData }) => (loaderData ? tourHead(loaderData) : {}),
  component: TourPage,
});
