import { useHydrated, useLocation } from '@tanstack/react-router';

/** A value of the address's query; undefined in the built HTML and in the first render. */
export function useQueryValue(name: string): string | undefined {
  const hydrated = useHydrated();
  const query = useLocation({ select: (location) => location.searchStr });
  // `?edit=` says as little as nothing.
  return (hydrated && new URLSearchParams(query).get(name)) || undefined;
}
