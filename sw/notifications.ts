// The notification of an update, and what a click on either of the two does. Permission is asked by the page, in one
// place (NotifyButton).
import { SENT_TAG, showSystemNotification } from '../src/shared/system-notification';
import type { Tabs } from './messages';

export const UPDATE_TAG = 'app-update';

/** Says that a new version waits. One tag, so that several tabs show it once. False where it could not be shown. */
export function showUpdateNotification(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
): Promise<boolean> {
  return showSystemNotification(registration, 'New version available. Click to update!', {
    body: 'Gotham Mousers',
    tag: UPDATE_TAG,
  });
}

/**
 * A click closes the notification, brings a tab to the front, and lets the new version take over. Where no tab is open,
 * what is said about a message opens the outbox: an open page sends what waits.
 * The event goes to the active worker, so the waiting one has to be sent a message: where there is a tab only when that
 * has come to the front, for what it asks for then would start this worker again while it ends (decisions/0022).
 */
export async function answerNotificationClick(
  notification: Pick<Notification, 'close' | 'tag'>,
  registration: { readonly waiting: Pick<ServiceWorker, 'postMessage'> | null },
  tabs: Tabs,
): Promise<void> {
  notification.close();
  const update = (): void => {
    if (notification.tag === UPDATE_TAG) registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  if (tab) {
    // Some browsers refuse to bring it to the front: then it updates where it is.
    await tab.focus().finally(update);
  } else {
    update();
    await tabs.openWindow(notification.tag === SENT_TAG ? '/outbox' : '/');
  }
}
