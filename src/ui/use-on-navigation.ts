import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Calls `callback` when a navigation starts, also within the page, so that open menus can close. It calls it again when
 * another page is shown, because a menu may be opened while that page is loading. Pass a callback that stays the same.
 */
export function useOnNavigation(callback: () => void): void {
  const router = useRouter();
  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', callback),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page has no page before it, and a menu may have been opened before the script was there.
        if (fromLocation !== undefined && pathChanged) callback();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router, callback]);
}
