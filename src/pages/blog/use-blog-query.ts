import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useReplaceQuery } from '../../ui/use-query-mirror';
import { useQueryWords } from '../../ui/use-query-words';

const ADDRESS = '/blog';
const route = getRouteApi('/blog/');

/** Returns the topic that the address names, such as /blog?topic=history, and a function to choose another one. */
export function useTopic(): [topic: string | undefined, choose: (topic: string | undefined) => void] {
  const hydrated = useHydrated();
  const topic = route.useSearch({ select: (search) => search.topic });
  const replace = useReplaceQuery(ADDRESS);
  // An empty `?topic=` names none.
  return [(hydrated && topic) || undefined, useCallback((chosen) => replace({ topic: chosen }), [replace])];
}

/** Keeps the query of the search in the address too. */
export const useSearchWords = () => useQueryWords(ADDRESS, route.useSearch({ select: ({ q }) => q ?? '' }));
