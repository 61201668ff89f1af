// What a site may do on a device as an app does: stand in a window of its own, send notifications, be woken when the
// connection is back.
import { createStore, type ReadableStore } from './store';

/** True in the installed app's own window; iOS says it in a property of its own. */
export function isInstalledApp(): boolean {
  const onIosHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onIosHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/** iPhone and iPad, which can only be installed by hand. An iPad calls itself a Mac, with fingers. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Browsers inside other apps have no "Add to Home Screen". */
export function isInAppBrowser(): boolean {
  return /FBAN|FBAV|Instagram|Line\/|LinkedInApp|Snapchat|GSA\//.test(navigator.userAgent);
}

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

/** Not in TypeScript's DOM library. */
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks for a sync event (Background Sync): the browser wakes the worker when the connection is back, also with no page
 * open. Chromium only (August 2026), and a visitor can switch it off.
 * Resolves where the browser has taken it on, once for any number of calls with one tag. Rejects where nobody will be
 * woken: no worker, or one that is not active yet; no Background Sync; refused.
 */
export async function registerSync(tag: string): Promise<void> {
  // Not `ready`: without a worker it never resolves.
  const registration: RegistrationWithSync | undefined = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new Error('There is no worker yet to be woken');
  if (registration.sync === undefined) throw new Error('There is no Background Sync');
  await registration.sync.register(tag);
}
