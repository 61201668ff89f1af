import type { Tour } from './schemas';

// Each tour is a chunk of its own: after a change in one stop, the other tours stay in the cache.
const files = import.meta.glob<Tour>('./tours/*.md', { import: 'default' });

/** Loads the whole record of a tour; undefined if there is none with that slug. */
export async function loadTour(slug: string): Promise<Tour | undefined> {
  return files[`./tours/${slug}.md`]?.();
}
