import { createFileRoute, notFound } from '@tanstack/react-router';
import company from '../content/company.yaml';
import { loadTour } from '../content/tours';
import { loadWalkMap } from '../geography/load-walk-map';
import { WalkPage } from '../pages/walk/WalkPage';
import { loadSpoken } from '../walk/voice/load-spoken';

export const Route = createFileRoute('/tours/$slug_/walk')({
  loader: async ({ params }) => {
    if (company.walkMode === 'off') throw notFound();
    const [tour, map] = await Promise.all([loadTour(params.slug), loadWalkMap(params.slug)]);
    if (!tour || !map) throw notFound();
    // Asked for by the walk itself: the voice begins with a press.
    return { tour, map, askSpoken: () => loadSpoken(params.slug) };
  },
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).walkHead(loaderData.tour) : {}),
  component: WalkPage,
  staticData: { pageOnly: true },
});
