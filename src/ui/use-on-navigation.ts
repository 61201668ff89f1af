import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { linkIsPressed } from '../browser/pressed-link';

/**
 * Calls `callback` when a navigation starts, also within the page, so that open menus can close. It calls it again when
 * another page is shown, because a menu may be opened while that page is loading. It does not call it if only the
 * search parameters change without a press on a link or Back: a form writes there what it is about, while the visitor
 * may be elsewhere.
 */
export function useOnNavigation(callback: () => void): void {
  const router = useRouter();
  const onNavigation = useEffectEvent(callback);
  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', ({ pathChanged, hashChanged, hrefChanged }) => {
        const isSearchOnly = hrefChanged && !pathChanged && !hashChanged;
        if (!isSearchOnly || linkIsPressed() || window.event?.type === 'popstate') onNavigation();
      }),
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
