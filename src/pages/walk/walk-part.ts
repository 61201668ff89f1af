import { loadWalkMap } from '../../geography/load-walk-map';
import type { WalkMapFigures } from '../../geography/walk-map';
import { loadUnlessBuilt } from '../../ui/near/when-near';
import { whenUsed } from '../../ui/near/when-used';
import { loadSpoken } from '../../walk/voice/load-spoken';
import type { PackedStop } from '../../walk/voice/packed-speech';

/** Whoever has only opened the card has begun to read it by then; its switches are off until then. */
const WITHIN_MS = 3_000;

/** The cover is in the HTML; all screens come at the first touch, or at once where the address names one. */
export const walk = whenUsed('walk', async () => (await import('./WalkPage')).WalkPage, WITHIN_MS);

interface WalkFiles {
  readonly map: WalkMapFigures | undefined;
  /** Asked for by the walk itself: the voice begins with a press. */
  readonly askSpoken: () => Promise<readonly PackedStop[] | undefined>;
}

/** For the route's loader: what belongs to the walk of a slug, and the screens where they are not in the HTML already. */
export async function loadWalk(slug: string): Promise<WalkFiles> {
  const [map] = await Promise.all([loadWalkMap(slug), loadUnlessBuilt([walk])]);
  return { map, askSpoken: () => loadSpoken(slug) };
}
