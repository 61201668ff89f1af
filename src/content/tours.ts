import type { Tour } from './schemas';

// One chunk a tour: a changed word in a stop leaves the other tours in the cache.
const files = import.meta.glob<Tour>('./tours/*.md', { import: 'default' });

/** The whole record of a tour; undefined where there is none of that slug. */
export async function loadTour(slug: string): Promise<Tour | undefined> {
  return files[`./tours/${slug}.md`]?.();
}
