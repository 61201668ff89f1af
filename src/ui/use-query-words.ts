import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useQueryMirror, type PathWithQuery } from './use-query-mirror';

/**
 * The pause in milliseconds before the address changes: Safari refuses more than 100 changes in 30 s, which a fast
 * typist reaches.
 */
const PAUSE_BEFORE_WRITING_MS = 300;

interface QueryWords {
  readonly query: string;
  /** Filters the list at once, and changes the address after a pause. */
  readonly ask: (query: string) => void;
  /** Changes the address without the pause; call it before a navigation. */
  readonly write: () => void;
}

/**
 * Keeps the words of a page's search in the `q` of its address, so that Back, a reload and a shared address show the
 * same list.
 * @param path the page
 * @param words the `q` of the address; an empty text if it has none
 */
export function useQueryWords(path: PathWithQuery<'q'>, words: string): QueryWords {
  const hydrated = useHydrated();
  const asked = hydrated ? words : undefined;
  const [query, ask] = useState(asked ?? '');
  const mirror = useQueryMirror(path, asked, (isFirst) => {
    // Words that were typed before hydration stay, unless the address has a query.
    if (!isFirst || words !== '') ask(words);
  });
  const write = useCallback(() => {
    const typed = query.trim();
    mirror.write(typed, { q: typed === '' ? undefined : typed });
  }, [mirror, query]);
  useEffect(() => {
    const timer = setTimeout(write, PAUSE_BEFORE_WRITING_MS);
    return () => clearTimeout(timer);
  }, [write]);
  return { query, ask, write };
}
