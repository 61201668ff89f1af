import type { WrittenTour } from './schemas';

/** A tour without its long texts, but with its picture and description, for pages that show cards. */
export type TourCard = Omit<
  WrittenTour,
  'beforeYouGo' | 'from' | 'highlights' | 'intro' | 'meta' | 'questions' | 'stops' | 'testimonials' | 'to'
> & {
  stopCount: number;
};

const files = import.meta.glob<TourCard>('./tours/*.md', { query: '?card', import: 'default', eager: true });

/** All tours in the order of their ids. */
export const tourCards: readonly TourCard[] = Object.values(files).sort((a, b) => a.id - b.id);
