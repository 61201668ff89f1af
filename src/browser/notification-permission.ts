import { createStore, type ReadableStore } from './store';

/** 'unsupported' also on iOS outside an installed app, where there is nothing to ask. */
export type NotificationAnswer = NotificationPermission | 'unsupported';

/** What the visitor has answered so far. Reading it asks nothing. */
export function readNotificationPermission(): NotificationAnswer {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

const store = createStore<NotificationAnswer>('unsupported');
export const notificationPermission: ReadableStore<NotificationAnswer> = store;

/** Reads the permission, and follows it where the visitor changes it in the browser's settings. */
export async function watchNotificationPermission(): Promise<void> {
  const refresh = (): void => store.set(readNotificationPermission());
  refresh();
  try {
    const status = await navigator.permissions.query({ name: 'notifications' });
    status.addEventListener('change', refresh);
  } catch {
    // Older Safari has no such query: what was read stands until the next visit.
  }
}

/**
 * Asks, on the button "Tell me when it is sent" and nowhere else: there it is plain what for. Call
 * it straight from the click: Firefox and Safari ask only within a gesture.
 */
export async function askToNotify(): Promise<NotificationAnswer> {
  if (typeof Notification === 'undefined') return 'unsupported';
  try {
    await Notification.requestPermission();
  } catch {
    // Some embedded browsers refuse by throwing; the permission itself tells the outcome.
  }
  store.set(readNotificationPermission());
  return store.getSnapshot();
}
