import type { PackedStop } from './packed-speech';

// One chunk for each walk, which only that walk loads.
const files = import.meta.glob<readonly PackedStop[]>('../../content/tours/*.md', {
  query: '?spoken',
  import: 'default',
});

/** The text to read aloud at each stop of a walk; undefined if there is no walk of that slug. */
export async function loadSpoken(slug: string): Promise<readonly PackedStop[] | undefined> {
  return files[`../../content/tours/${slug}.md`]?.();
}
