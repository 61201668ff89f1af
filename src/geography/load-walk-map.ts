import type { WalkMapFigures } from './walk-map';

// One file a walk, which is loaded with that walk alone.
const files = import.meta.glob<WalkMapFigures>('./*.json', { query: '?map', import: 'default' });

/** The live map of a walk; undefined where there is none of that slug. */
export async function loadWalkMap(slug: string): Promise<WalkMapFigures | undefined> {
  return files[`./${slug}.json`]?.();
}
