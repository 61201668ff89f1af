// Shows the notification of an update and answers clicks on all notifications. Only the page asks
// for permission (NotifyButton).
import { settings } from '../src/config/env';
import { FAILED_TAG, SENT_TAG, showSystemNotification, WAITING_TAG } from '../src/shared/system-notification';
import type { Tabs } from './messages';

export const UPDATE_TAG = 'app-update';

/**
 * Shows that a new version waits. All tabs use one tag, so the notification appears once. Resolves
 * with false if it could not be shown.
 */
export function showUpdateNotification(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
): Promise<boolean> {
  return showSystemNotification(registration, 'New version available. Click to update!', {
    body: settings.companyName,
    tag: UPDATE_TAG,
  });
}

/**
 * Closes the clicked notification, brings a tab to the front and lets the new version take over. If
 * no tab is open, a click on the notification about a message opens the outbox, because an open
 * page sends what waits. The event goes to the active worker, so the waiting worker needs a
 * message. If there is a tab, the message is posted only after the tab has come to the front:
 * otherwise the tab's requests would start this worker again while it ends (docs/decisions/0022).
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
    // Some browsers refuse to bring the tab to the front; then it is updated in the background.
    await tab.focus().catch(() => undefined);
    update();
  } else {
    update();
    await tabs.openWindow([SENT_TAG, FAILED_TAG, WAITING_TAG].includes(notification.tag) ? '/outbox' : '/');
  }
}
