import { getRouteApi, useHydrated, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';

const route = getRouteApi('/blog/');

/** A value of the address's query; undefined in the built HTML and in the first render. */
function useQueryValue(name: 'topic' | 'q'): string | undefined {
  const hydrated = useHydrated();
  const value = route.useSearch({ select: (search) => search[name] });
  // `?q=` says as little as nothing.
  return (hydrated && value) || undefined;
}

/** Safari refuses more than a hundred changes of the address in half a minute; a fast typist gets there. */
const PAUSE_BEFORE_WRITING_MS = 300;

interface BlogSearch {
  readonly topic?: string | undefined;
  readonly q?: string | undefined;
}

/** Changes a query value of the address: no new history entry, no scrolling. */
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

/** The chosen topic, in the address: /blog?topic=history. */
export function useTopic(): [topic: string | undefined, choose: (topic: string | undefined) => void] {
  const change = useChangeSearch();
  return [useQueryValue('topic'), useCallback((topic) => change({ topic }), [change])];
}

/**
 * What is searched for: at once in the list, and after a pause in the address, so that Back, a reload
 * and a shared address find it again. `write` does it without the pause, before a navigation.
 */
export function useSearchWords(): { query: string; ask: (query: string) => void; write: () => void } {
  const change = useChangeSearch();
  const asked = useQueryValue('q') ?? '';
  const [query, ask] = useState(asked);
  /** What the address says, as last read or written. */
  const known = useRef(asked);
  /** What this hook has written and the router has not reported back yet. */
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
    // The address was changed from outside this hook: on hydration, or by a link to the whole list.
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
