// The event handlers of the service worker. The browser may end the worker at any time, so the state is in the caches
// and in the database. Only a practice is also kept in memory, until it is read again (docs/decisions/0081).
import { failedText, sentText } from '../src/outbox/delivery/delivery-news';
import { OUTBOX_SYNC_TAG } from '../src/outbox/delivery/shared-names';
import { browserOutbox } from '../src/outbox/outbox-instance';
import { pageMessage } from '../src/pwa/worker-messages';
import { systemClock } from '../src/shared/clock';
import { parseOr } from '../src/shared/parse';
import {
  closeNotifications,
  showFailedNotification,
  showSentNotification,
  showStillWaitingNotification,
  WAITING_TAG,
} from '../src/shared/system-notification';
import { deliverInBackground } from './background-sync';
import { answerMessage, mendAllHeaders, reportInstall } from './messages';
import { answerNotificationClick, UPDATE_TAG } from './notifications';
import { installShell, removeOldShell } from './precache';
import { controller, workerDeps, practice, router, shellPack } from './wiring';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  event.waitUntil(addNavigationRoute(event));
});
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
  // Outside a practice, all else goes to the network without the worker, also what pages ask of other companies.
  else if (practice.leftMs() > 0) event.respondWith(Response.error());
});
self.addEventListener('message', (event) => event.waitUntil(receive(event)));
self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendWhatWaits(event.lastChance));
});
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(answerNotificationClick(event.notification, self.registration, self.clients));
});

async function install(): Promise<void> {
  // This comes first: the previous version may have left a page open without its script, and a
  // visitor cannot press Reload in such a page.
  await mendAllHeaders(workerDeps);
  await installShell(await workerDeps.openShell(), workerDeps.shell, shellPack, reportInstall(workerDeps));
}

/**
 * Tells the browser that only the worker answers pages (Static Routing API). Without this rule Chromium requests a page
 * from the host while it starts the worker, and discards that response when the worker answers
 * (docs/decisions/0073).
 */
async function addNavigationRoute(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([{ condition: { requestMode: 'navigate' }, source: 'fetch-event' }]);
  } catch (error) {
    // The worker answers in any case; the host then gets one unneeded request.
    console.warn('The browser took no rule for pages', error);
  }
}

/** Takes control of open pages, so that the page of a first visit works offline without a reload. */
async function activate(event: ExtendableEvent): Promise<void> {
  await Promise.all([
    removeOldShell(controller, event, self.registration),
    self.clients.claim(),
    // An update ends the practice, because this worker did not begin it.
    practice.end(),
    // The update may have been taken by Reload in the page, and not by a click on its notification.
    closeNotifications(self.registration, UPDATE_TAG),
  ]);
}

async function receive(event: ExtendableMessageEvent): Promise<void> {
  const message = parseOr(pageMessage, event.data, undefined);
  if (message === undefined) return;
  const reply = await answerMessage(message, workerDeps);
  if (reply) event.ports[0]?.postMessage(reply);
}

async function sendWhatWaits(isLastChance: boolean): Promise<void> {
  // The browser repeats a failed event only twice, so the practice must not make it fail.
  await practice.over();
  await deliverInBackground({
    deliver: (options) => browserOutbox().deliver(options),
    tellSent: (news) => showSentNotification(self.registration, sentText(news)),
    tellFailed: (news) => showFailedNotification(self.registration, failedText(news)),
    isLastChance,
    tellStillWaiting: () => showStillWaitingNotification(self.registration),
    closeStillWaiting: () => closeNotifications(self.registration, WAITING_TAG),
    clock: systemClock,
  });
}
