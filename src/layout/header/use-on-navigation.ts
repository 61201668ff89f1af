import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Calls back when a way to somewhere else begins, also within the page; what is open then closes. */
export function useOnNavigation(callback: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', callback), [router, callback]);
}
