// What each event calls. Nothing here trusts the worker's memory, for it may be ended between any two
// lines; what counts stands in the caches and in the database.
import { OUTBOX_SYNC_TAG } from '../src/outbox/messages';
import { browserOutbox } from '../src/outbox/outbox-instance';
import { pageMessage } from '../src/pwa/worker-messages';
import { parseOr } from '../src/shared/parse';
import { showSentNotification } from '../src/shared/system-notification';
import { deliverInBackground } from './background-sync';
import { answerMessage, reportInstall } from './messages';
import { answerNotificationClick } from './notifications';
import { installShell } from './precache';
import { controller, messageDeps, router, shellPack } from './wiring';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('fetch', (event) => {
  const answer = router.handleRequest({ request: event.request, event });
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => event.waitUntil(receive(event)));
self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendWhatWaits());
});
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(answerNotificationClick(event.notification, self.registration, self.clients));
});

async function install(): Promise<void> {
  await installShell(await messageDeps.openShell(), messageDeps.shell, shellPack, reportInstall(messageDeps));
}

/** Claims the page of a first visit too, so that it is offline-ready without a reload. */
async function activate(event: ExtendableEvent): Promise<void> {
  await Promise.all([controller.activate(event), self.clients.claim()]);
}

async function receive(event: ExtendableMessageEvent): Promise<void> {
  const message = parseOr(pageMessage, event.data, undefined);
  if (message === undefined) return;
  const reply = await answerMessage(message, messageDeps);
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
