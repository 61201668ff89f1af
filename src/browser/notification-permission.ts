// The visitor's permission to show notifications.
import { createStore, type ReadableStore } from './store';

/** 'unsupported' also applies on iOS outside an installed app, where the browser cannot ask. */
export type NotificationAnswer = NotificationPermission | 'unsupported';

/** Returns what the visitor has answered so far, without asking. */
export function readNotificationPermission(): NotificationAnswer {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

const store = createStore<NotificationAnswer>('unsupported');
export const notificationPermission: ReadableStore<NotificationAnswer> = store;

/** Reads the permission and follows changes that the visitor makes in the browser's settings. */
export async function watchNotificationPermission(): Promise<void> {
  const refresh = (): void => store.set(readNotificationPermission());
  refresh();
  try {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', refresh);
  } catch {
    // Older versions of Safari do not support this query; the value that was read stays until the
    // next visit.
  }
}

/**
 * Asks for the permission. Only the button "Tell me when it is sent" calls it, because there the
 * purpose is clear. Call it directly in the click handler: Firefox and Safari ask only during a
 * user gesture.
 */
export async function askToNotify(): Promise<NotificationAnswer> {
  if (typeof Notification === 'undefined') return 'unsupported';
  try {
    await Notification.requestPermission();
  } catch {
    // Some embedded browsers throw when they refuse; the permission that is read next gives the
    // result.
  }
  store.set(readNotificationPermission());
  return store.getSnapshot();
}
