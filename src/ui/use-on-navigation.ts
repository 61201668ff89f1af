import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Calls `callback` when a navigation starts, also within the page, so that open menus can close. */
export function useOnNavigation(callback: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', callback), [router, callback]);
}
