// The system notifications of page and worker. They are always shown through the registration,
// which works on phones too.

/** The tag of the notifications about sent and waiting submissions; a newer one replaces the one before. */
export const SENT_TAG = 'submission-sent';
/** The tag of the notification about refused submissions, which news about sent and waiting ones must not replace. */
export const FAILED_TAG = 'submission-failed';
const COMPANY = 'Gotham Mousers';
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

/** The numbers of submissions that a delivery tells the visitor about. */
export interface DeliveryNews {
  /** Without sign-ups for the newsletter, because nobody can read whether their provider has accepted them. */
  readonly sent: number;
  readonly failed: number;
  /** Without sign-ups, as `sent`. */
  readonly waiting: number;
}

/** Counts what a delivery report says. */
export const newsOf = ({
  sent = 0,
  signUps = 0,
  failed = 0,
  waiting = [],
}: {
  readonly sent?: number;
  readonly signUps?: number;
  readonly failed?: number;
  readonly waiting?: readonly { readonly kind: string }[];
}): DeliveryNews => ({
  sent: sent - signUps,
  failed,
  waiting: waiting.filter(({ kind }) => kind !== 'newsletter').length,
});

/**
 * Shows how many submissions were sent; the page or worker that delivers calls it. One tag makes
 * sure that it appears once. Resolves with false if it could not be shown.
 */
export function showSentNotification(registration: Shower, { sent, failed, waiting }: DeliveryNews): Promise<boolean> {
  const still = waiting === 0 ? '' : waiting === 1 ? ', 1 is still waiting' : `, ${waiting} are still waiting`;
  const was = sent === 1 ? 'was' : 'were';
  const body = `${messages(sent, failed + waiting === 0)} ${was} sent${still}.`;
  return showSystemNotification(registration, COMPANY, { body, tag: SENT_TAG });
}

/** Shows that submissions were refused, and will not be sent by themselves. Otherwise as `showSentNotification`. */
export function showFailedNotification(
  registration: Shower,
  { sent, failed, waiting }: DeliveryNews,
): Promise<boolean> {
  const body = `${messages(failed, sent + waiting === 0)} could not be sent. Open the Outbox.`;
  return showSystemNotification(registration, COMPANY, { body, tag: FAILED_TAG });
}

/** @param isOnly whether the visitor has no other message of which something else is true */
function messages(count: number, isOnly: boolean): string {
  if (count > 1) return `${count} messages`;
  return isOnly ? 'Your message' : '1 message';
}

/** Shows that the browser will not start the worker again: the rest is sent when the site is opened. */
export function showStillWaitingNotification(registration: Shower): Promise<boolean> {
  const body = 'Your message is still on this device. We will try again when this site is open.';
  return showSystemNotification(registration, COMPANY, { body, tag: SENT_TAG });
}
