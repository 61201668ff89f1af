import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadTour } from '../content/tours';
import { TourPage } from '../pages/tour/TourPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/tours/$slug')({
  loader: async ({ params, cause }) => {
    const [tour, { decodeHeroAhead, loadBelowTheFold }] = await Promise.all([
      loadTour(params.slug),
      import('../pages/tour/below-the-fold').then(({ decodeHeroAhead, loadBelowTheFold }) => ({
        decodeHeroAhead,
        loadBelowTheFold,
      })),
    ]);
    if (!tour) throw notFound();
    if (cause === 'preload') decodeHeroAhead(tour);
    await loadBelowTheFold();
    return tour;
  },
  head: headOf('tourHead'),
  component: TourPage,
});
