// The two system notifications. Permission is asked by the page, in one place (NotifyButton).
import type { Tabs } from './worker-scope';

export const UPDATE_TAG = 'app-update';
export const SENT_TAG = 'submission-sent';
const COMPANY = 'Gotham Mousers';
const ICON = '/icons/icon-192.png';

type Shower = Pick<ServiceWorkerRegistration, 'showNotification'>;

/** Says that a new version waits. One tag, so that several tabs show it once. False where it could not be shown. */
export function showUpdateNotification(registration: Shower): Promise<boolean> {
  return show(registration, 'New version available. Click to update!', {
    body: COMPANY,
    tag: UPDATE_TAG,
  });
}

/** Says that the submissions that waited are sent. False where it could not be shown. */
export function showSentNotification(registration: Shower): Promise<boolean> {
  return show(registration, COMPANY, { body: 'Your message was sent.', tag: SENT_TAG });
}

/**
 * A click closes the notification, lets the new version take over, and brings a tab to the front.
 * The event goes to the active worker, so the waiting one has to be sent a message.
 */
export async function answerNotificationClick(
  notification: Pick<Notification, 'close' | 'tag'>,
  registration: { readonly waiting: Pick<ServiceWorker, 'postMessage'> | null },
  tabs: Tabs,
): Promise<void> {
  notification.close();
  if (notification.tag === UPDATE_TAG) registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  if (tab) await tab.focus();
  else await tabs.openWindow('/');
}

async function show(registration: Shower, title: string, options: NotificationOptions): Promise<boolean> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  try {
    await registration.showNotification(title, { icon: ICON, ...options });
    return true;
  } catch (error) {
    // The system's own settings may refuse; the page then shows its notice.
    console.warn('The notification could not be shown', error);
    return false;
  }
}
