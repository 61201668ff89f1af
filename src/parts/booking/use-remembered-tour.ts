import { useStore } from '../../browser/store';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { rememberedTour } from './remembered-tour';

/**
 * Returns the tour that was wanted while offline; undefined in the built HTML, and for a tour that
 * no longer exists.
 */
export function useRememberedTour(): TourSummary | undefined {
  const slug = useStore(rememberedTour);
  return tourSummaries.find((tour) => tour.slug === slug);
}
