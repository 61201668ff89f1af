import { createFileRoute, notFound } from '@tanstack/react-router';
import company from '../content/company.yaml';
import { loadTour } from '../content/tours';
import { WalkPage } from '../pages/walk/WalkPage';

export const Route = createFileRoute('/tours/$slug_/walk')({
  loader: async ({ params }) => {
    const tour = company.walkMode === 'on' ? await loadTour(params.slug) : undefined;
    if (!tour) throw notFound();
    return tour;
  },
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).walkHead(loaderData) : {}),
  component: WalkPage,
  staticData: { pageOnly: true },
});
