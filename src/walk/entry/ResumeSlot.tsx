import { useHydrated } from '@tanstack/react-router';
import { readStored } from '../../browser/stored-value';
import { tourSummaries } from '../../content/tour-summaries';
import { walkProgressKey } from '../../shared/storage-keys';
import { optionalPart } from '../../ui/hydration/optional-part';

const ResumeCard = optionalPart(() => import('./ResumeCard').then((module) => module.ResumeCard));

const hasStoredProgress = (slug: string): boolean =>
  typeof readStored('localStorage', walkProgressKey(slug)) === 'string';

const isStarted = (slug?: string): boolean =>
  tourSummaries.some((tour) => (slug === undefined || tour.slug === slug) && hasStoredProgress(tour.slug));

/** Loads the code of the card before a page shows it, so that the card does not push that page down. */
export const loadResumeCard = ResumeCard.load;

/** Loads the card together with a page, if progress is stored. */
export const resumeCard = { load: async (): Promise<void> => (isStarted() ? loadResumeCard() : undefined) };

/** Shows the card of a started walk. The card's code is loaded only if progress is stored. */
export function ResumeSlot({ slug }: { slug?: string }) {
  const isHydrated = useHydrated();
  return isHydrated && isStarted(slug) ? <ResumeCard slug={slug} /> : null;
}
