import { createFileRoute, notFound } from '@tanstack/react-router';
import company from '../content/company.yaml';
import { loadTour } from '../content/tours';
import { loadWalkMap } from '../geography/load-walk-map';
import { headOf } from '../seo/head-of';
import { DeferredWalkPage } from '../walk/screens/DeferredWalkPage';
import { loadSpoken } from '../walk/voice/load-spoken';

export const Route = createFileRoute('/tours/$slug_/walk')({
  loader: async ({ params }) => {
    if (company.walkMode === 'off') throw notFound();
    const [tour, map, loadWalk] = await Promise.all([
      loadTour(params.slug),
      loadWalkMap(params.slug),
      import('../walk/screens/DeferredWalkPage').then(({ loadWalk }) => loadWalk),
    ]);
    if (!tour || !map) throw notFound();
    await loadWalk();
    // The walk itself requests these texts, because the voice begins only after a press.
    return { tour, map, askSpoken: () => loadSpoken(params.slug) };
  },
  head: headOf('walkHead'),
  // The card that resumes this walk is loaded now, so that the tour's page shows it at once after Back and does not
  // shift. If it does not load now, that page loads it again.
  onEnter: () => {
    void import('../walk/entry/ResumeSlot').then(({ loadResumeCard }) => loadResumeCard()).catch(() => undefined);
  },
  component: DeferredWalkPage,
  staticData: { pageOnly: true },
});
