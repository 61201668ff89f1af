import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadTour } from '../content/tours';
import { TourPage } from '../pages/tour/TourPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/tours/$slug')({
  loader: async ({ params }) => {
    const [tour, loadBelowTheFold] = await Promise.all([
      loadTour(params.slug),
      import('../pages/tour/below-the-fold').then(({ loadBelowTheFold }) => loadBelowTheFold),
    ]);
    if (!tour) throw notFound();
    await loadBelowTheFold();
    return tour;
  },
  head: headOf('tourHead'),
  component: TourPage,
});
