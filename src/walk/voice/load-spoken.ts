import type { PackedStop } from './packed-speech';

// One chunk a walk, asked for by the walk itself.
const files = import.meta.glob<readonly PackedStop[]>('../../content/tours/*.md', {
  query: '?spoken',
  import: 'default',
});

/** What is read aloud of a walk, stop by stop; undefined where there is none of that slug. */
export async function loadSpoken(slug: string): Promise<readonly PackedStop[] | undefined> {
  return files[`../../content/tours/${slug}.md`]?.();
}
