import type { SpokenStop } from './spoken-text';

// Made by the build (tools/site/content/plugin.ts): one chunk a tour, in the offline package like all others.
const files = import.meta.glob<readonly SpokenStop[]>('../content/tours/*.md', { query: '?spoken', import: 'default' });

/** A tour as it is read aloud, stop by stop; undefined where there is none of that slug. */
export async function loadSpokenWalk(slug: string): Promise<readonly SpokenStop[] | undefined> {
  return files[`../content/tours/${slug}.md`]?.();
}
