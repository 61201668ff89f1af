import { useEffect, useSyncExternalStore } from 'react';
import type { Drawer } from './draft-store';
import { openOwnDrawer, ownDrawer } from './tab-draft-store';

/** This tab's drafts; undefined in the built HTML, in the first render, and until they were found. */
export function useOwnDrawer(): Drawer | undefined {
  useEffect(openOwnDrawer, []);
  return useSyncExternalStore(ownDrawer.subscribe, ownDrawer.getSnapshot, () => undefined);
}
