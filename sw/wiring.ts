// Connects the worker's modules with their lists, their caches, the global scope and the routes.
import { commonHeaders, headers, pack, pictures, redirects, shell, version } from 'virtual:offline-package';
import { PrecacheRoute } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { systemClock } from '../src/shared/clock';
import { unpackFiles } from '../src/shared/offline-files';
import { practiseFor } from '../src/shared/online';
import { tellTabs, type WorkerDeps } from './messages';
import { answerNavigation, createSite, decideNavigation, answerUnread, type NavigationAnswer } from './navigation';
import { showUpdateNotification } from './notifications';
import { answerPicture, isPictureRequest, pictureKey, PICTURES_CACHE } from './pictures';
import { createPractice } from './practice';
import { asStoredFiles, createPrecache, shellKey } from './precache';

declare const self: ServiceWorkerGlobalScope;

const shellFiles = unpackFiles(shell, headers);

export const controller = createPrecache(shellFiles);
const openShell = (): Promise<Cache> => caches.open(controller.strategy.cacheName);
const openPictures = (): Promise<Cache> => caches.open(PICTURES_CACHE);

export const practice = createPractice({ caches, wait: systemClock.wait });
practiseFor(practice.leftMs);
// For a file of the shell that is no longer stored, Workbox asks the network by itself.
controller.strategy.plugins.push({
  async requestWillFetch({ request }) {
    await practice.refuse();
    return request;
  },
});

/** The text files of the shell in one file. */
export const shellPack = pack;

export const workerDeps: WorkerDeps = {
  version,
  shell: asStoredFiles(shellFiles, commonHeaders, shellKey(controller)),
  pictures: asStoredFiles(unpackFiles(pictures, headers), commonHeaders, pictureKey),
  openShell,
  openPictures,
  isActive,
  skipWaiting: () => self.skipWaiting(),
  showUpdate: () => showUpdateNotification(self.registration),
  tell: (news) => tellTabs(self.clients, news),
  practice,
};

const pictureKeys = new Map(workerDeps.pictures.map(({ url, cacheKey }) => [url, cacheKey]));
const listedPictures = new Set(pictureKeys.values());

const answerDeps = {
  openCache: openPictures,
  cacheKeyOf: (url: string) => pictureKeys.get(url) ?? url,
  isListed: (cacheKey: string) => listedPictures.has(cacheKey),
  async stored(url: string) {
    const cache = await openShell();
    return cache.match(controller.getCacheKeyForURL(url) ?? url, { ignoreVary: true });
  },
  async fetch(request: Request) {
    await practice.refuse();
    return fetch(request);
  },
};

const site = createSite(
  shellFiles.map(({ url }) => url),
  redirects,
);

const isNavigation = ({ sameOrigin, request }: { readonly sameOrigin: boolean; readonly request: Request }): boolean =>
  sameOrigin && request.mode === 'navigate';

/** The first matching route answers. No route matches another origin or a method other than GET. */
export const router = new Router();
router.registerRoute(
  new Route(
    (options): NavigationAnswer | undefined => {
      if (!isNavigation(options)) return undefined;
      const answer = decideNavigation(options.url, site);
      return answer.kind === 'file' ? undefined : answer;
    },
    // Workbox passes the result of the match function on as `params`.
    { handle: ({ request, params }) => answerNavigation(params as NavigationAnswer, request, answerDeps) },
  ),
);
router.registerRoute(
  new Route(({ sameOrigin, url }) => sameOrigin && isPictureRequest(url, pictureKeys), {
    handle: ({ request }) => answerPicture(request, answerDeps),
  }),
);
router.registerRoute(
  new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] }),
);
// A visitor opens the address of a file that no route before has.
router.registerRoute(
  new Route(isNavigation, { handle: ({ request }) => answerNavigation({ kind: 'file' }, request, answerDeps) }),
);
router.setCatchHandler({ handle: ({ request }) => answerUnread(request, answerDeps) });

function isActive(): boolean {
  if ('serviceWorker' in self) return self.serviceWorker.state === 'activated';
  // Older versions of Firefox do not tell a worker its own state: if no other worker is there, this
  // one is active.
  const { installing, waiting } = (self as ServiceWorkerGlobalScope).registration;
  return installing === null && waiting === null;
}
