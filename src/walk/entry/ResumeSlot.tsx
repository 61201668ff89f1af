import { useHydrated } from '@tanstack/react-router';
import { readStored } from '../../browser/stored-value';
import { tourSummaries } from '../../content/tour-summaries';
import { walkProgressKey } from '../../shared/storage-keys';
import { optionalPart } from '../../ui/optional-part';

const ResumeCard = optionalPart(() => import('./ResumeCard').then((module) => module.ResumeCard));

const isKept = (slug: string): boolean => typeof readStored('localStorage', walkProgressKey(slug)) === 'string';

/** Where a walk was started it is offered back; the part that does so is loaded for those walkers only. */
export function ResumeSlot({ slug }: { slug?: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !tourSummaries.some((tour) => (slug === undefined || tour.slug === slug) && isKept(tour.slug)))
    return null;
  return <ResumeCard slug={slug} />;
}
