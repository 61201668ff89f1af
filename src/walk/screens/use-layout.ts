import { useSyncExternalStore } from 'react';

/**
 * `hand`: one thing on the screen, used with one hand. `columns`: the map stands beside the words. `desk`: so does it,
 * and nobody walks with it: there is a mouse.
 */
export type Layout = 'hand' | 'columns' | 'desk';

const COLUMNS = '(min-width: 768px)';
const DESK = '(min-width: 1024px) and (hover: hover) and (pointer: fine)';

function subscribe(listener: () => void): () => void {
  const queries = [COLUMNS, DESK].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** How much room there is, and for whom. The built HTML is the cover, which the style sheets lay out. */
export const useLayout = (): Layout =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(DESK).matches ? 'desk' : matchMedia(COLUMNS).matches ? 'columns' : 'hand'),
    () => 'hand',
  );
