// Pages whose script and text are loaded before a press, because a visitor points at a link or touches it.
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/**
 * Counts the pages that the router loads ahead of a press, each until all of its files have loaded or failed.
 *
 * @returns a function that tells whether such a load is under way while the visitor waits for no page
 */
export function watchPagePreloads(
  router: Pick<AnyRouter, 'loadRouteChunk' | 'preloadRoute' | 'routesById' | 'state'>,
): () => boolean {
  const { preloadRoute } = router;
  let preloads = 0;
  router.preloadRoute = async (options) => {
    preloads += 1;
    try {
      const matches = await preloadRoute(options);
      // After a failure of the page's text the router does not wait for its script, which may fail later.
      const scriptOf = async (route: AnyRoute): Promise<void> => router.loadRouteChunk(route);
      await Promise.allSettled((matches ?? []).map(({ routeId }) => scriptOf(router.routesById[routeId])));
      return matches;
    } finally {
      preloads -= 1;
    }
  };
  return () => preloads > 0 && !router.state.isLoading;
}
