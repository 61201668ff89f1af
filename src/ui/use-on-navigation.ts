import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `callback` when a navigation starts, also within the page, so that open menus can close. It calls it again when
 * another page is shown, because a menu may be opened while that page is loading.
 */
export function useOnNavigation(callback: () => void): void {
  const router = useRouter();
  const onNavigation = useEffectEvent(callback);
  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', () => onNavigation()),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page has no page before it, and a menu may have been opened before the script was there.
        if (fromLocation !== undefined && pathChanged) onNavigation();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router]);
}
