import type { WalkMapFigures } from './walk-map';

// Each walk has its own file, which is loaded only with that walk.
const files = import.meta.glob<WalkMapFigures>('./*.json', { query: '?map', import: 'default' });

/** Loads the live map of a walk; undefined if there is no walk with that slug. */
export async function loadWalkMap(slug: string): Promise<WalkMapFigures | undefined> {
  return files[`./${slug}.json`]?.();
}
