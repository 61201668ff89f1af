import type { Tour } from './schemas';

/** The figures of a tour that every page needs for menus, booking and dates. */
export type TourSummary = Pick<
  Tour,
  'id' | 'slug' | 'title' | 'item' | 'price' | 'schedule' | 'hours' | 'miles' | 'groupSize'
> & {
  meeting: Pick<Tour['meeting'], 'short' | 'corner' | 'at'>;
  stopCount: number;
};

const files = import.meta.glob<TourSummary>('./tours/*.md', { query: '?summary', import: 'default', eager: true });

/** All tours in the order of their ids. */
export const tourSummaries: readonly TourSummary[] = Object.values(files).sort((a, b) => a.id - b.id);

/** Returns the tour whose page has this path. */
export const tourAt = (path: string): TourSummary | undefined =>
  tourSummaries.find(({ slug }) => path === `/tours/${slug}`);
