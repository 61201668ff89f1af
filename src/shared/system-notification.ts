// The system notifications, as page and worker show them: always through the registration, which works on phones too.

/** Of all that is said about what waited: the last word stands. */
export const SENT_TAG = 'submission-sent';
const COMPANY = 'Gotham Mousers';
const ICON = '/icons/icon-192.png';

type Shower = Pick<ServiceWorkerRegistration, 'showNotification'>;

/** Shows one, if the visitor has allowed it. False where it could not be shown. Never rejects. */
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
    // The system's own settings may refuse.
    console.warn('The notification could not be shown', error);
    return false;
  }
}

/**
 * Says that what waited is sent: by whoever has delivered it, page or worker. One tag, so that what several of them
 * say stands there once. False where it could not be shown.
 */
export function showSentNotification(registration: Shower): Promise<boolean> {
  return showSystemNotification(registration, COMPANY, { body: 'Your message was sent.', tag: SENT_TAG });
}

/** Says that the browser will not wake the worker again: what waits goes out when the site is opened. */
export function showStillWaitingNotification(registration: Shower): Promise<boolean> {
  const body = 'Your message is still on this device. We will try again when this site is open.';
  return showSystemNotification(registration, COMPANY, { body, tag: SENT_TAG });
}
