import type { Tour } from './schemas';

/** A tour without its long texts: what lists, menus and cards need. */
export type TourSummary = Omit<Tour, 'beforeYouGo' | 'intro' | 'meta' | 'questions' | 'stops' | 'testimonials'> & {
  stopCount: number;
};

const files = import.meta.glob<TourSummary>('./tours/*.md', { query: '?summary', import: 'default', eager: true });

/** All tours in the order of their ids. */
export const tourSummaries: readonly TourSummary[] = Object.values(files).sort((a, b) => a.id - b.id);
