import { useHydrated } from '@tanstack/react-router';
import { readStored } from '../../browser/stored-value';
import { tourSummaries } from '../../content/tour-summaries';
import { walkProgressKey } from '../../shared/storage-keys';
import { optionalPart } from '../../ui/optional-part';

const ResumeCard = optionalPart(() => import('./ResumeCard').then((module) => module.ResumeCard));

const hasStoredProgress = (slug: string): boolean =>
  typeof readStored('localStorage', walkProgressKey(slug)) === 'string';

/** Shows the card of a started walk. The card's code is loaded only if progress is stored. */
export function ResumeSlot({ slug }: { slug?: string }) {
  const isHydrated = useHydrated();
  if (
    !isHydrated ||
    !tourSummaries.some((tour) => (slug === undefined || tour.slug === slug) && hasStoredProgress(tour.slug))
  )
    return null;
  return <ResumeCard slug={slug} />;
}
