import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useQueryMirror, useReplaceQuery } from '../../ui/use-query-mirror';

const ADDRESS = '/blog';
const route = getRouteApi('/blog/');

/**
 * The pause in milliseconds before the address changes: Safari refuses more than 100 changes in 30 s, which a fast
 * typist reaches.
 */
const PAUSE_BEFORE_WRITING_MS = 300;

/** Returns the topic that the address names, such as /blog?topic=history, and a function to choose another one. */
export function useTopic(): [topic: string | undefined, choose: (topic: string | undefined) => void] {
  const hydrated = useHydrated();
  const topic = route.useSearch({ select: (search) => search.topic });
  const replace = useReplaceQuery(ADDRESS);
  // An empty `?topic=` names none.
  return [(hydrated && topic) || undefined, useCallback((chosen) => replace({ topic: chosen }), [replace])];
}

/**
 * Keeps the query of the search. `ask` filters the list at once and changes the address after a pause, so that Back, a
 * reload and a shared address show the same list. `write` changes the address without the pause; call it before a
 * navigation.
 */
export function useSearchWords(): { query: string; ask: (query: string) => void; write: () => void } {
  const hydrated = useHydrated();
  const words = route.useSearch({ select: ({ q }) => q ?? '' });
  const asked = hydrated ? words : undefined;
  const [query, ask] = useState(asked ?? '');
  const mirror = useQueryMirror(ADDRESS, asked, (isFirst) => {
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
