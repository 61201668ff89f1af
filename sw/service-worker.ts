// The wiring: what each event calls. Nothing here trusts the worker's memory, for it may be ended
// between any two lines; what counts stands in the caches and in the database.
import { pictures, redirects, version, shell } from 'virtual:offline-package';
import { PrecacheRoute } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { browserOutbox } from '../src/outbox/outbox-instance';
import { OUTBOX_SYNC_TAG } from '../src/outbox/messages';
import { isPageMessage } from '../src/pwa/worker-messages';
import { deliverInBackground } from './background-sync';
import { answerMessage, reportInstall, tellTabs, type MessageDesk } from './messages';
import { answerNavigation, createSite, decideNavigation, type NavigationAnswer } from './navigation';
import { answerNotificationClick, showSentNotification, showUpdateNotification } from './notifications';
import { answerPicture, isPictureRequest, PICTURES_CACHE } from './pictures';
import { createPrecache, installShell, shellAsFiles } from './precache';

declare const self: ServiceWorkerGlobalScope;

const controller = createPrecache(shell);
const site = createSite(
  shell.map(({ url }) => url),
  redirects,
);
const openShell = (): Promise<Cache> => caches.open(controller.strategy.cacheName);
const openPictures = (): Promise<Cache> => caches.open(PICTURES_CACHE);

const desk: MessageDesk = {
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
const listedPictures = new Set(desk.pictures.map(({ url }) => url));

const sources = {
  openCache: openPictures,
  async stored(url: string) {
    const cache = await openShell();
    return cache.match(controller.getCacheKeyForURL(url) ?? url, { ignoreVary: true });
  },
  fetch: (request: Request) => fetch(request),
};

// The first route that matches answers. None matches another origin or another method than GET.
const router = new Router();
router.registerRoute(
  new Route(
    ({ request, sameOrigin, url }): NavigationAnswer | undefined => {
      if (!sameOrigin || request.mode !== 'navigate') return undefined;
      const answer = decideNavigation(url, site);
      return answer.kind === 'leave' ? undefined : answer;
    },
    {
      handle: ({ request, url }) => answerNavigation(decideNavigation(url, site), request, sources),
    },
  ),
);
router.registerRoute(
  new Route(({ sameOrigin, url }) => sameOrigin && isPictureRequest(url, listedPictures), {
    handle: ({ request }) => answerPicture(request, sources),
  }),
);
router.registerRoute(
  new PrecacheRoute(controller, {
    cleanURLs: false,
    directoryIndex: '',
    ignoreURLParametersMatching: [],
  }),
);

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('fetch', answerFetch);
self.addEventListener('message', (event) => event.waitUntil(receive(event)));
self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendWhatWaits());
});
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(answerNotificationClick(event.notification, self.registration, self.clients));
});

function install(event: ExtendableEvent): Promise<void> {
  return installShell(controller, desk.shell, event, reportInstall(desk));
}

/** Claims the page of a first visit too, so that it is offline-ready without a reload. */
async function activate(event: ExtendableEvent): Promise<void> {
  await Promise.all([controller.activate(event), self.clients.claim()]);
}

function answerFetch(event: FetchEvent): void {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
}

async function receive(event: ExtendableMessageEvent): Promise<void> {
  const message: unknown = event.data;
  if (!isPageMessage(message)) return;
  const reply = await answerMessage(message, desk);
  if (reply) event.ports[0]?.postMessage(reply);
}

function sendWhatWaits(): Promise<void> {
  return deliverInBackground({
    deliver: (options) => browserOutbox().deliver(options),
    tellSent: () => showSentNotification(self.registration),
    clock: {
      now: () => Date.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
  });
}

function isActive(): boolean {
  if ('serviceWorker' in self) return self.serviceWorker.state === 'activated';
  // Older Firefox: the only worker there is must be the active one.
  const { installing, waiting } = (self as ServiceWorkerGlobalScope).registration;
  return installing === null && waiting === null;
}
