import { useLocation } from '@tanstack/react-router';
import { useAlive } from './use-alive';

/** A value of the address's query; undefined in the built HTML and in the first render. */
export function useQueryValue(name: string): string | undefined {
  const alive = useAlive();
  const query = useLocation({ select: (location) => location.searchStr });
  // `?edit=` says as little as nothing.
  return (alive && new URLSearchParams(query).get(name)) || undefined;
}
