import { useSyncExternalStore } from 'react';

/**
 * `hand`: one column, for use with one hand. `columns`: the map beside the text. `desk`: the same with a mouse, so
 * nobody walks with it.
 */
export type Layout = 'hand' | 'columns' | 'desk';

const COLUMNS = '(min-width: 48em)';
const DESK = '(min-width: 64em) and (hover: hover) and (pointer: fine)';

function subscribe(listener: () => void): () => void {
  const queries = [COLUMNS, DESK].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/**
 * Returns the layout for this window. The built HTML is the cover, whose layout is in the style sheets. Mantine's
 * useMediaQuery is not used, because it would render each screen in the wrong layout first, also after hydration.
 */
export const useLayout = (): Layout =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(DESK).matches ? 'desk' : matchMedia(COLUMNS).matches ? 'columns' : 'hand'),
    () => 'hand',
  );
