import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Follows a link to a place in the page that was pressed while the router loaded for the first time or React hydrated:
 * the address has changed then, but the router listens only after that. Links to other pages load a document anyway.
 */
export function useMissedHash(): void {
  const router = useRouter();
  useEffect(() => {
    const shown = router.state.resolvedLocation ?? router.state.location;
    if (router.latestLocation.hash !== shown.hash) void router.load();
  }, [router]);
}
