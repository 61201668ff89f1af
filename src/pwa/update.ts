// A new version. Promises: it takes over only when the visitor says so; then every tab reloads
// once, but none that holds unsaved text without being asked; what a reload would lose it takes only
// from a visitor who was told so; the first installation reloads nothing.
import type { Workbox } from 'workbox-window';
import { readNotificationPermission } from '../browser/app-capabilities';
import { createStore, type ReadableStore } from '../browser/store';
import { hasUnsavedText, reloadLosesText } from '../browser/unsaved-text';
import { OUTBOX_LOCK } from '../outbox/messages';
import { askWorker } from './ask-worker';

/**
 * 'toast': "Update available". 'notification': a system notification says it, so no toast.
 * 'updated-elsewhere': another tab has updated, this one holds unsaved text and offers Reload.
 * 'confirm': Reload was pressed here, and would lose text that stands in another company's frame.
 */
export type UpdateNotice = 'none' | 'toast' | 'notification' | 'updated-elsewhere' | 'confirm';

export interface UpdateState {
  /** A new version waits: the header's quiet button, also where the notice was closed. */
  readonly waiting: boolean;
  readonly notice: UpdateNotice;
}

/** The worker of this page, with what tells of its changes. */
interface WatchedWorker {
  readonly workbox: Pick<Workbox, 'messageSkipWaiting' | 'addEventListener'>;
  readonly registration: ServiceWorkerRegistration;
  /** A finished worker stood here before this page came: what follows is an update. */
  readonly hadWorker: boolean;
  /** Another one controls this page by now than when it came. */
  readonly changed?: boolean;
}

const LOOK_FOR_UPDATES_EVERY_MS = 60 * 60_000;
const ANSWER_WITHIN_MS = 5_000;
/**
 * How long the new worker waits for what this press has asked for: the first press of a visit loads what is near.
 * Chromium starts an old worker again that is asked for something while it stops, and then keeps it until it has been
 * idle for 30 s or no page is left; a second skipWaiting() does nothing (decisions/0022).
 */
const LET_REQUESTS_END_MS = 500;
/** A worker that does not take over in this time does not stop the visitor's reload. */
const TAKE_OVER_WITHIN_MS = 4_000;

const store = createStore<UpdateState>({ waiting: false, notice: 'none' });
export const updateState: ReadableStore<UpdateState> = store;

let registered: WatchedWorker | undefined;
let askedHere = false;
let reloading = false;

export interface NewWorkerSituation {
  /** A finished worker stood here before: not the first installation. */
  readonly hadWorker: boolean;
  /** Reload was pressed in this tab. */
  readonly askedHere: boolean;
  readonly unsavedText: boolean;
}

/**
 * What this tab does when another worker takes control of it: never a reload over unsaved text. A reload that was
 * begun is asked for again: what the worker of before was to answer may be lost with it, and the page would stand still.
 */
export function onNewWorker(situation: NewWorkerSituation): 'stay' | 'reload' | 'offer-reload' {
  if (situation.askedHere) return 'reload';
  if (!situation.hadWorker) return 'stay';
  return situation.unsavedText ? 'offer-reload' : 'reload';
}

/** The visitor pressed Reload. Where that loses text which cannot be kept, the visitor is asked first. */
export function applyUpdate(): void {
  if (reloadLosesText()) store.set({ ...store.getSnapshot(), notice: 'confirm' });
  else applyUpdateAnyway();
}

/** The waiting version takes over, then this tab reloads at once. Pressed again, it is tried again. */
export function applyUpdateAnyway(): void {
  askedHere = true;
  reloading = false;
  if (registered === undefined || registered.registration.waiting === null) {
    reload();
    return;
  }
  const { workbox } = registered;
  setTimeout(() => workbox.messageSkipWaiting(), LET_REQUESTS_END_MS);
  setTimeout(() => {
    if (!reloading) reload();
  }, LET_REQUESTS_END_MS + TAKE_OVER_WITHIN_MS);
}

/** "Later": the notice goes, the header's button stays. */
export function dismissUpdateNotice(): void {
  store.set({ ...store.getSnapshot(), notice: 'none' });
}

/** Starts watching what the registration gave; a registration that is watched already is left alone. */
export function watchForUpdates(found: WatchedWorker): void {
  if (registered?.registration === found.registration) return;
  registered = found;
  const { workbox, registration, changed = false } = found;
  let { hadWorker } = found;
  let announced: ServiceWorker | undefined;

  const announce = async (): Promise<void> => {
    const { waiting, active } = registration;
    if (waiting === null || active === null || waiting === announced) return;
    announced = waiting;
    const told = readNotificationPermission() === 'granted' && (await showNotification(active));
    // In between it may have taken over, by a click in another tab.
    if (registration.waiting !== null) {
      store.set({ waiting: true, notice: told ? 'notification' : 'toast' });
    }
  };

  // workbox-window tells only of workers that it saw being found (Workbox.ts, _onUpdateFound): not of one
  // that was being installed when this page came, and of none found long after registration. So the
  // registration itself is watched, and what stands in it now is looked at.
  const followInstalling = (): void => registration.installing?.addEventListener('statechange', () => void announce());
  registration.addEventListener('updatefound', followInstalling);
  followInstalling();
  void announce();
  const takenOver = (): void => {
    const next = onNewWorker({ hadWorker, askedHere, unsavedText: hasUnsavedText() });
    hadWorker = true;
    if (next === 'reload') reload();
    else if (next === 'offer-reload') store.set({ waiting: false, notice: 'updated-elsewhere' });
  };
  // It reports every change of the controlling worker, the first installation included.
  workbox.addEventListener('controlling', takenOver);
  if (changed) takenOver();
  lookForUpdatesWhenVisible(registration);
}

/** How long a submission that is being sent may delay the reload. */
const WAIT_FOR_SENDING_MS = 3_000;

function reload(): void {
  reloading = true;
  void whenNothingIsBeingSent(() => location.reload());
}

/** A call cut off by the reload would be repeated, and its auto-reply sent twice. */
async function whenNothingIsBeingSent(act: () => void): Promise<void> {
  try {
    const signal = AbortSignal.timeout(WAIT_FOR_SENDING_MS);
    await navigator.locks.request(OUTBOX_LOCK, { signal }, act);
  } catch {
    // Too long, or no locks here: the second copy would say that it may be one.
    act();
  }
}

async function showNotification(active: ServiceWorker): Promise<boolean> {
  const reply = await askWorker(active, { type: 'show-update-notification' }, ANSWER_WITHIN_MS);
  return reply?.type === 'notification-shown' && reply.shown;
}

function lookForUpdatesWhenVisible(registration: ServiceWorkerRegistration): void {
  // The registration itself has just looked.
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() - lookedAt < LOOK_FOR_UPDATES_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch((error: unknown) => {
      // No connection, or the server is away: the next time will do.
      console.warn('Could not look for a new version', error);
    });
  });
}
