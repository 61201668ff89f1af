// The system notifications of page and worker. They are always shown through the registration,
// which works on phones too.
import { settings } from '../config/env';

/** The tag of the notifications about sent submissions; a newer one replaces the one before. */
export const SENT_TAG = 'submission-sent';
/** The tag of the notification about refused submissions, which news about sent ones must not replace. */
export const FAILED_TAG = 'submission-failed';
/** The tag of the notification that something still waits, which is closed when nothing waits any more. */
export const WAITING_TAG = 'submission-still-waiting';
const ICON = '/icons/icon-192.png';

type Shower = Pick<ServiceWorkerRegistration, 'showNotification'>;

/**
 * Shows a notification if the visitor has allowed it. Resolves with false if it could not be shown.
 * Never rejects.
 */
export async function showSystemNotification(
  registration: Shower,
  title: string,
  options: NotificationOptions,
): Promise<boolean> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return false;
  try {
    await registration.showNotification(title, { icon: ICON, ...options });
    return true;
  } catch (error) {
    // The settings of the system may refuse it.
    console.warn('The notification could not be shown', error);
    return false;
  }
}

/**
 * Shows what was sent; the page or worker that delivers calls it. One tag makes sure that it appears
 * once. Resolves with false if it could not be shown.
 */
export const showSentNotification = (registration: Shower, body: string): Promise<boolean> =>
  showSystemNotification(registration, settings.companyName, { body, tag: SENT_TAG });

/** Shows what was refused. Otherwise as `showSentNotification`. */
export const showFailedNotification = (registration: Shower, body: string): Promise<boolean> =>
  showSystemNotification(registration, settings.companyName, { body, tag: FAILED_TAG });

/** Shows that the browser will not start the worker again: the rest is sent when the site is opened. */
export function showStillWaitingNotification(registration: Shower): Promise<boolean> {
  const body = 'What you wrote is still on this device. We will try again when this site is open.';
  return showSystemNotification(registration, settings.companyName, { body, tag: WAITING_TAG });
}

/** Closes the notifications with this tag, which are not true any more. Never rejects. */
export async function closeNotifications(
  registration: Partial<Pick<ServiceWorkerRegistration, 'getNotifications'>>,
  tag: string,
): Promise<void> {
  try {
    const shown = await registration.getNotifications?.({ tag });
    for (const notification of shown ?? []) notification.close();
  } catch (error) {
    console.warn('A notification could not be closed', error);
  }
}
