import { useStore } from '../../browser/store';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { rememberedTour } from './remembered-tour';

/** The tour that was wanted while offline; undefined in the built HTML, and for a tour that is gone. */
export function useRememberedTour(): TourSummary | undefined {
  const slug = useStore(rememberedTour);
  return tourSummaries.find((tour) => tour.slug === slug);
}
