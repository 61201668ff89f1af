// Handles a new version. Promises: it takes over only when the visitor agrees; then every tab
// reloads once, except other tabs with unsaved text, which ask first; text that a reload would lose is
// lost only after the visitor was told so; the first installation does not reload anything.
import type { Workbox } from 'workbox-window';
import { createStore, type ReadableStore } from '../browser/store';
import { OUTBOX_LOCK } from '../outbox/delivery/shared-names';
import { askWorker } from './ask-worker';
import type { RegisteredWorker } from './register';

/**
 * 'toast': "Update available". 'notification': a system notification shows it, so there is no
 * toast. 'updated-elsewhere': another tab has updated, and this one holds unsaved text and offers
 * Reload. 'confirm': Reload was pressed here, and it would lose text that could not be stored.
 */
export type UpdateNotice = 'none' | 'toast' | 'notification' | 'updated-elsewhere' | 'confirm';

export interface UpdateState {
  /**
   * True while this page can change to a new version, which waits or has taken over in another tab. The header then
   * shows its button, also after the notice was closed.
   */
  readonly waiting: boolean;
  readonly notice: UpdateNotice;
}

/** The worker of this page, with the objects that report its changes. */
interface WatchedWorker extends RegisteredWorker {
  readonly workbox: Pick<Workbox, 'messageSkipWaiting' | 'addEventListener'>;
}

const LOOK_FOR_UPDATES_EVERY_MS = 60 * 60_000;
const ANSWER_WITHIN_MS = 5_000;
/**
 * How long the update waits for requests that the same press has started: the first press of a
 * visit loads parts of the page. If a request reaches the old worker while it stops, Chromium
 * starts it again and keeps it until it has been idle for 30 s or no page is left; a second
 * skipWaiting() has no effect (docs/decisions/0022).
 */
const LET_REQUESTS_END_MS = 500;
/** If a worker does not take over within this time, the tab reloads without waiting for it. */
const TAKE_OVER_WITHIN_MS = 4_000;

export interface NewWorkerSituation {
  readonly hadWorker: boolean;
  /** True if Reload was pressed in this tab. */
  readonly askedHere: boolean;
  readonly unsavedText: boolean;
}

/**
 * Decides what this tab does when another worker takes control of it. It reloads if Reload was pressed here; otherwise
 * it never reloads while text is unsaved. A reload that has already begun is requested again, because requests to the
 * old worker may be lost with it, and the page would stop loading.
 */
export function decideOnNewWorker(situation: NewWorkerSituation): 'stay' | 'reload' | 'offer-reload' {
  if (situation.askedHere) return 'reload';
  if (!situation.hadWorker) return 'stay';
  return situation.unsavedText ? 'offer-reload' : 'reload';
}

/** The functions of the page that an update needs. */
export interface UpdatesDeps {
  /** The worker that controls this page now. */
  readonly currentController: () => ServiceWorker | null;
  /** Whether the visitor has allowed system notifications. */
  readonly mayNotify: () => boolean;
  readonly hasUnsavedText: () => boolean;
  /** Whether a reload would lose text that could not be stored. */
  readonly reloadLosesText: () => boolean;
  /** Ends a practice without a connection, if there is one. */
  readonly endPractice: () => void;
  readonly reload: () => void;
}

/** The updates of this page. */
export interface Updates {
  readonly state: ReadableStore<UpdateState>;
  /** Starts watching the registration and its worker; a registration that is already watched is ignored. */
  watch(found: WatchedWorker): void;
  /** Handles a press on Reload. If it would lose text that could not be stored, the visitor is asked first. */
  apply(): void;
  /** Lets the waiting version take over and then reloads this tab. A second press tries again. */
  applyAnyway(): void;
  /** Handles "Later": the notice closes, the header's button stays. */
  dismissNotice(): void;
}

/** Creates the updates of a page; a page has one (pwa-instance.ts). */
export function createUpdates(deps: UpdatesDeps): Updates {
  const store = createStore<UpdateState>({ waiting: false, notice: 'none' });
  let watched: WatchedWorker | undefined;
  let askedHere = false;
  let reloading = false;

  const offerReload = (): void => store.set({ waiting: true, notice: 'updated-elsewhere' });

  const reload = (): void => {
    reloading = true;
    void whenNothingIsBeingSent(() => {
      // Text may have been typed while this tab waited.
      if (askedHere || !deps.hasUnsavedText()) deps.reload();
      else offerReload();
    });
  };

  const applyAnyway = (): void => {
    askedHere = true;
    reloading = false;
    if (watched === undefined || watched.registration.waiting === null) {
      reload();
      return;
    }
    const { workbox } = watched;
    // A worker that waits for the end of the practice to send a message would hold the update back.
    deps.endPractice();
    setTimeout(() => workbox.messageSkipWaiting(), LET_REQUESTS_END_MS);
    setTimeout(() => {
      if (!reloading) reload();
    }, LET_REQUESTS_END_MS + TAKE_OVER_WITHIN_MS);
  };

  return {
    state: store,
    applyAnyway,
    apply() {
      if (deps.reloadLosesText()) store.set({ ...store.getSnapshot(), notice: 'confirm' });
      else applyAnyway();
    },
    dismissNotice() {
      store.set({ ...store.getSnapshot(), notice: 'none' });
    },
    watch(found) {
      if (watched?.registration === found.registration) return;
      watched = found;
      const { workbox, registration } = found;
      let { hadWorker, controller } = found;
      announceWaiting(registration, deps.mayNotify, (notice) => store.set({ waiting: true, notice }));
      const lookAtController = (): void => {
        const current = deps.currentController();
        // WebKit changes the controller some time before it fires the event. Without this check, a
        // change between the two would count twice, and a first installation would reload the page.
        if (current === controller) return;
        controller = current;
        const next = decideOnNewWorker({ hadWorker, askedHere, unsavedText: deps.hasUnsavedText() });
        hadWorker = true;
        if (next === 'reload') reload();
        else if (next === 'offer-reload') offerReload();
      };
      // The event reports every change of the controlling worker, including the first installation.
      workbox.addEventListener('controlling', lookAtController);
      lookAtController();
      lookForUpdatesWhenVisible(registration);
    },
  };
}

/** Calls `announce` once for each new version that waits, with how the visitor is told. */
function announceWaiting(
  registration: ServiceWorkerRegistration,
  mayNotify: () => boolean,
  announce: (notice: 'toast' | 'notification') => void,
): void {
  let announced: ServiceWorker | undefined;
  const look = async (): Promise<void> => {
    const { waiting, active } = registration;
    if (waiting === null || active === null || waiting === announced) return;
    announced = waiting;
    const isNotified = mayNotify() && (await showNotification(active));
    // The version may have taken over meanwhile, by a click in another tab.
    if (registration.waiting !== null) announce(isNotified ? 'notification' : 'toast');
  };
  // workbox-window reports only workers whose discovery it saw (Workbox.ts, _onUpdateFound):
  // neither one that was already installing when this page loaded, nor one found long after
  // registration. Therefore the registration itself is watched, and its present state is read.
  const followInstalling = (): void => registration.installing?.addEventListener('statechange', () => void look());
  registration.addEventListener('updatefound', followInstalling);
  followInstalling();
  void look();
}

/** How long a submission that is being sent may delay the reload. */
const WAIT_FOR_SENDING_MS = 3_000;

/**
 * Waits for a running send: a call that the reload interrupts would be repeated, and its auto-reply
 * sent twice.
 */
async function whenNothingIsBeingSent(act: () => void): Promise<void> {
  try {
    const signal = AbortSignal.timeout(WAIT_FOR_SENDING_MS);
    await navigator.locks.request(OUTBOX_LOCK, { signal }, act);
  } catch {
    // The wait is over or the browser has no locks: if a second copy is sent, it says that it may
    // be a duplicate.
    act();
  }
}

async function showNotification(active: ServiceWorker): Promise<boolean> {
  const reply = await askWorker(active, { type: 'show-update-notification' }, ANSWER_WITHIN_MS);
  return reply?.type === 'notification-shown' && reply.shown;
}

function lookForUpdatesWhenVisible(registration: ServiceWorkerRegistration): void {
  // The registration has just checked for an update itself.
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    // A clock that was set back must not stop the checks.
    if (Math.abs(Date.now() - lookedAt) < LOOK_FOR_UPDATES_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch((error: unknown) => {
      // There is no connection or the server is down; the next check will do.
      console.warn('Could not look for a new version', error);
    });
  });
}
