import { useStore } from '../../browser/store';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { rememberedTour } from './remembered-tour';

/** The tour somebody wanted while offline; nothing in the built HTML, nor for a walk that is gone. */
export function useRememberedTour(): TourSummary | undefined {
  const slug = useStore(rememberedTour);
  return tourSummaries.find((tour) => tour.slug === slug);
}
