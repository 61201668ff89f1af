// What a site can do on a device like an installed app: run in its own window, send notifications,
// and be started when the connection is back.
import { createStore, type ReadableStore } from './store';

/** Returns true in the window of the installed app; iOS uses a property of its own for this. */
export function isInstalledApp(): boolean {
  const onIosHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onIosHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/**
 * Returns true on iPhone and iPad, where the visitor has to install the app by hand. An iPad
 * identifies itself as a Mac, but has a touch screen.
 */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Returns true in browsers inside other apps, which have no "Add to Home Screen". */
export function isInAppBrowser(): boolean {
  return /FBAN|FBAV|Instagram|Line\/|LinkedInApp|Snapchat|GSA\//.test(navigator.userAgent);
}

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

/** TypeScript's DOM library does not declare Background Sync. */
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Requests a sync event (Background Sync): the browser starts the worker when the connection is
 * back, also when no page is open. Only Chromium has it (August 2026), and a visitor can switch it
 * off. Resolves when the browser has accepted the request; several calls with one tag count once.
 * Rejects if no event will come: there is no active worker, the browser has no Background Sync, or
 * it refuses.
 */
export async function registerSync(tag: string): Promise<void> {
  // Do not use `ready` here: without a worker it never resolves.
  const registration: RegistrationWithSync | undefined = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new Error('There is no worker yet to be woken');
  if (registration.sync === undefined) throw new Error('There is no Background Sync');
  await registration.sync.register(tag);
}
