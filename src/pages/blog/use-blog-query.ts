import { getRouteApi, useHydrated, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';

const route = getRouteApi('/blog/');

/** Returns a query value of the address; undefined in the built HTML and in the first render. */
function useQueryValue(name: 'topic' | 'q'): string | undefined {
  const hydrated = useHydrated();
  const value = route.useSearch({ select: (search) => search[name] });
  // An empty `?q=` means that there is no query.
  return (hydrated && value) || undefined;
}

/**
 * The pause in milliseconds before the address changes: Safari refuses more than 100 changes in 30 s, which a fast
 * typist reaches.
 */
const PAUSE_BEFORE_WRITING_MS = 300;

interface BlogSearch {
  readonly topic?: string | undefined;
  readonly q?: string | undefined;
}

/** Returns a function that changes query values of the address without a new history entry and without scrolling. */
function useChangeSearch(): (change: BlogSearch) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) =>
      void navigate({
        to: '/blog',
        search: (before) => ({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}

/** Returns the topic that the address names, such as /blog?topic=history, and a function to choose another one. */
export function useTopic(): [topic: string | undefined, choose: (topic: string | undefined) => void] {
  const change = useChangeSearch();
  return [useQueryValue('topic'), useCallback((topic) => change({ topic }), [change])];
}

/**
 * Keeps the query of the search. `ask` filters the list at once and changes the address after a pause, so that Back, a
 * reload and a shared address show the same list. `write` changes the address without the pause; call it before a
 * navigation.
 */
export function useSearchWords(): { query: string; ask: (query: string) => void; write: () => void } {
  const change = useChangeSearch();
  const asked = useQueryValue('q') ?? '';
  const [query, ask] = useState(asked);
  /** The query of the address as it was last read or written. */
  const known = useRef(asked);
  /** The queries that this hook has written and that the router has not reported back yet. */
  const written = useRef<string[]>([]);
  const write = useCallback(() => {
    const words = query.trim();
    if (words === known.current) return;
    known.current = words;
    written.current.push(words);
    change({ q: words === '' ? undefined : words });
  }, [change, query]);

  useEffect(() => {
    const ours = written.current.indexOf(asked);
    written.current.splice(0, ours + 1);
    // The address was changed by something else: hydration, or a link to the whole list.
    if (ours >= 0 || asked === known.current) return;
    known.current = asked;
    ask(asked);
  }, [asked]);
  useEffect(() => {
    const timer = setTimeout(write, PAUSE_BEFORE_WRITING_MS);
    return () => clearTimeout(timer);
  }, [write]);
  return { query, ask, write };
}
