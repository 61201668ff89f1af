// What the worker's parts are given: its lists, its caches, its global scope, and the routes over them.
import { pictures, redirects, shell, version } from 'virtual:offline-package';
import { PrecacheRoute } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { tellTabs, type MessageDeps } from './messages';
import { answerNavigation, createSite, decideNavigation, type NavigationAnswer } from './navigation';
import { showUpdateNotification } from './notifications';
import { answerPicture, isPictureRequest, PICTURES_CACHE } from './pictures';
import { createPrecache, shellAsFiles } from './precache';

declare const self: ServiceWorkerGlobalScope;

export const controller = createPrecache(shell);
const openShell = (): Promise<Cache> => caches.open(controller.strategy.cacheName);
const openPictures = (): Promise<Cache> => caches.open(PICTURES_CACHE);

export const messageDeps: MessageDeps = {
  version,
  shell: shellAsFiles(shell, controller.getURLsToCacheKeys()),
  pictures: pictures.map(({ url, bytes }) => {
    const { href } = new URL(url, location.href);
    return { url: href, cacheKey: href, bytes };
  }),
  openShell,
  openPictures,
  isActive,
  skipWaiting: () => self.skipWaiting(),
  showUpdate: () => showUpdateNotification(self.registration),
  tell: (progress) => tellTabs(self.clients, progress),
};

const answerDeps = {
  openCache: openPictures,
  async stored(url: string) {
    const cache = await openShell();
    return cache.match(controller.getCacheKeyForURL(url) ?? url, { ignoreVary: true });
  },
  fetch: (request: Request) => fetch(request),
};

const site = createSite(
  shell.map(({ url }) => url),
  redirects,
);
const listedPictures = new Set(messageDeps.pictures.map(({ url }) => url));

/** The first route that matches answers. None matches another origin or another method than GET. */
export const router = new Router();
router.registerRoute(
  new Route(
    ({ request, sameOrigin, url }): NavigationAnswer | undefined => {
      if (!sameOrigin || request.mode !== 'navigate') return undefined;
      const answer = decideNavigation(url, site);
      return answer.kind === 'leave' ? undefined : answer;
    },
    // Workbox hands over what the match has returned.
    { handle: ({ request, params }) => answerNavigation(params as NavigationAnswer, request, answerDeps) },
  ),
);
router.registerRoute(
  new Route(({ sameOrigin, url }) => sameOrigin && isPictureRequest(url, listedPictures), {
    handle: ({ request }) => answerPicture(request, answerDeps),
  }),
);
router.registerRoute(
  new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] }),
);

function isActive(): boolean {
  if ('serviceWorker' in self) return self.serviceWorker.state === 'activated';
  // Older Firefox: the only worker there is must be the active one.
  const { installing, waiting } = (self as ServiceWorkerGlobalScope).registration;
  return installing === null && waiting === null;
}
