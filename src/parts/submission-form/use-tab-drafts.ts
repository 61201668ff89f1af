import { useEffect, useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store';
import { openTabDrafts, tabDrafts } from './tab-draft-store';

/** This tab's drafts; undefined in the built HTML, in the first render, and until they were found. */
export function useTabDrafts(): DraftStore | undefined {
  useEffect(openTabDrafts, []);
  return useSyncExternalStore(tabDrafts.subscribe, tabDrafts.getSnapshot, () => undefined);
}
