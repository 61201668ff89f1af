import { useHydrated } from '@tanstack/react-router';
import { readStored } from '../../browser/stored-value';
import { tourSummaries } from '../../content/tour-summaries';
import { walkProgressKey } from '../../shared/storage-keys';
import { optionalPart } from '../../ui/hydration/optional-part';

const ResumeCard = optionalPart(() => import('./ResumeCard').then((module) => module.ResumeCard));

/** If the storage cannot be read, progress may still be in memory, and only the card's code knows it. */
const mayHaveProgress = (slug: string): boolean => readStored('localStorage', walkProgressKey(slug)) !== null;

const mayBeStarted = (slug?: string): boolean =>
  tourSummaries.some((tour) => (slug === undefined || tour.slug === slug) && mayHaveProgress(tour.slug));

/** Loads the code of the card before a page shows it, so that the card does not push that page down. */
export const loadResumeCard = ResumeCard.load;

/** Loads the card together with a page, if there may be progress. */
export const resumeCard = { load: async (): Promise<void> => (mayBeStarted() ? loadResumeCard() : undefined) };

/** Shows the card of a started walk. The card's code is loaded only if there may be progress. */
export function ResumeSlot({ slug }: { slug?: string }) {
  const isHydrated = useHydrated();
  return isHydrated && mayBeStarted(slug) ? <ResumeCard slug={slug} /> : null;
}
