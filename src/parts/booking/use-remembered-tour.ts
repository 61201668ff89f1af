import { useSyncExternalStore } from 'react';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { rememberedTour } from './remembered-tour';

const nothing = (): undefined => undefined;

/** The tour somebody wanted while offline; nothing in the built HTML, nor for a walk that is gone. */
export function useRememberedTour(): TourSummary | undefined {
  const slug = useSyncExternalStore(rememberedTour.subscribe, rememberedTour.getSnapshot, nothing);
  return tourSummaries.find((tour) => tour.slug === slug);
}
