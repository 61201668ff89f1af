import { describe, expect, it, vi } from 'vitest';
import { watchPagePreloads } from './page-preloads';

const turns = () => new Promise((resolve) => setImmediate(resolve));

/** A router one of whose pages has a text that fails at once, and a script that fails when the test says so. */
function routerOf() {
  let failScript: (error: Error) => void = () => undefined;
  const script = new Promise<void>((_resolve, reject) => (failScript = reject));
  const state = { isLoading: false };
  const preloadRoute = vi.fn<() => Promise<{ routeId: string }[] | undefined>>(() =>
    Promise.resolve([{ routeId: '/about' }]),
  );
  const router = { preloadRoute, loadRouteChunk: () => script, routesById: { '/about': {} }, state };
  return { router: router as unknown as Parameters<typeof watchPagePreloads>[0], preloadRoute, state, failScript };
}

describe('watchPagePreloads', () => {
  it('waits for the script of a page whose text has failed', async () => {
    const { router, failScript } = routerOf();
    const isAheadOfPress = watchPagePreloads(router);
    expect(isAheadOfPress()).toBe(false);
    const preloading = router.preloadRoute({ to: '/about' });
    await turns();
    expect(isAheadOfPress()).toBe(true);
    failScript(new TypeError('Failed to fetch'));
    expect(await preloading).toEqual([{ routeId: '/about' }]);
    expect(isAheadOfPress()).toBe(false);
  });

  it('lets a failure count once the visitor waits for a page', async () => {
    const { router, state } = routerOf();
    const isAheadOfPress = watchPagePreloads(router);
    void router.preloadRoute({ to: '/about' });
    await turns();
    state.isLoading = true;
    expect(isAheadOfPress()).toBe(false);
  });

  it.each<[string, () => Promise<undefined>]>([
    ['finds no page', () => Promise.resolve(undefined)],
    ['fails', () => Promise.reject(new Error('No such page'))],
  ])('ends when the router %s', async (_what, answer) => {
    const { router, preloadRoute } = routerOf();
    preloadRoute.mockImplementation(answer);
    const isAheadOfPress = watchPagePreloads(router);
    await router.preloadRoute({ to: '/about' }).catch(() => undefined);
    expect(isAheadOfPress()).toBe(false);
  });
});
