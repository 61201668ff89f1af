import { createFileRoute, notFound } from '@tanstack/react-router';
import company from '../content/company.yaml';
import { loadTour } from '../content/tours';
import { WalkCard } from '../pages/walk/WalkCard';
import { headOf } from './-head-of';

export const Route = createFileRoute('/tours/$slug_/walk')({
  loader: async ({ params: { slug } }) => {
    if (company.walkMode === 'off') throw notFound();
    const [tour, { map, askSpoken }] = await Promise.all([
      loadTour(slug),
      import('../pages/walk/walk-part').then(({ loadWalk }) => loadWalk(slug)),
    ]);
    if (!tour || !map) throw notFound();
    return { tour, map, askSpoken };
  },
  head: headOf('walkHead'),
  component: WalkCard,
  staticData: { pageOnly: true },
});
