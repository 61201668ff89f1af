import type { PackedWalk } from './packed-speech';

// One chunk for each walk, which only that walk loads.
const files = import.meta.glob<PackedWalk>('../../content/tours/*.md', {
  query: '?spoken',
  import: 'default',
});

/** The text to read aloud on a walk; undefined if there is no walk of that slug. */
export async function loadSpoken(slug: string): Promise<PackedWalk | undefined> {
  return files[`../../content/tours/${slug}.md`]?.();
}
