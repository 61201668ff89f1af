import { Workbox } from 'workbox-window';
import { deviceCleared } from '../browser/device-cleared';
import { filesCheck } from '../browser/files-check';
import { watchNotificationPermission } from '../browser/notification-permission';
import { whenOutboxIsUsed } from '../outbox/lazy-outbox';
import { parseOr } from '../shared/parse';
import { startDelivery } from './delivery-triggers';
import type { InstallHints } from './install-hint';
import { offerPractice } from './offer-practice';
import { checkFilesAgain, type OfflineKeeper } from './offline-keeper';
import type { BrowserDeps } from './offline-keeper-instance';
import { scheduleRechecks } from './recheck-schedule';
import {
  registerWorker,
  untilActivated,
  WORKER_OPTIONS,
  workerScript,
  type RegisteredWorker,
  type Registration,
} from './register';
import type { Updates } from './update';
import { packageProgress } from './worker-messages';

export interface PwaDeps {
  readonly keeper: OfflineKeeper;
  readonly browser: BrowserDeps;
  readonly updates: Updates;
  readonly installHints: InstallHints;
}

/** The PWA of a page: it starts the communication with the service worker, and holds what the interface shows of it. */
export interface Pwa extends Pick<PwaDeps, 'updates' | 'installHints'> {
  /**
   * Starts the delivery of waiting submissions, and the communication between page and worker; the entry calls it once,
   * some time after hydration.
   *
   * @param registering resolves when the entry's registration of the worker has ended, which may take long; the
   * delivery does not wait for it
   */
  start(registering: Promise<Registration>): void;
}

/** The first installation has failed, and the connection is lost: the checks install the worker again. */
const warnNotFollowed = (error: unknown): void => console.warn('The service worker could not be followed', error);

/** Connects the parts of the app that need the worker; a page has one (pwa-instance.ts). */
export function createPwa({ keeper, browser, updates, installHints }: PwaDeps): Pwa {
  let started = false;
  let registration: ServiceWorkerRegistration | undefined;

  const newestWorker = (): ServiceWorker | null =>
    registration?.active ?? registration?.waiting ?? registration?.installing ?? null;

  const follow = async (registered: RegisteredWorker): Promise<void> => {
    registration = registered.registration;
    browser.askThisRegistration(registration);
    // Workbox reports the worker only of a registration that it has made itself. The entry registers without it, so
    // that no page loads it before its first screen; the browser answers this second registration without a request.
    const workbox = new Workbox(workerScript(), WORKER_OPTIONS);
    await workbox.register({ immediate: true });
    updates.watch({ ...registered, workbox });
  };

  /** Registers again: a failed registration has left nothing, a failed first installation an empty registration. */
  const installAgain = async (): Promise<ServiceWorker> => {
    const fresh = await registerWorker();
    if (fresh === undefined || fresh === 'failed') throw new Error('The registration has failed again');
    await follow(fresh);
    const worker = newestWorker();
    if (worker === null) throw new Error('The registration holds no worker');
    return worker;
  };

  /**
   * Waits for a first installation to end, starts it again if it failed, then checks which files are
   * stored.
   */
  const checkWhenActive = async (): Promise<void> => {
    if (deviceCleared.getSnapshot()) return;
    try {
      const worker = newestWorker() ?? (await installAgain());
      await untilActivated(worker);
    } catch (error) {
      console.warn('The service worker could not be installed', error);
      keeper.setStage('paused');
      return;
    }
    await keeper.check();
  };

  const followWorker = (): void => {
    navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
      const progress = parseOr(packageProgress, data, undefined);
      if (progress === undefined || deviceCleared.getSnapshot()) return;
      // The progress of an update's installation says nothing about the files that this page uses.
      const active = registration?.active ?? null;
      if (active === null || source === active) keeper.noteProgress(progress.status);
    });
    // A new worker has a new list, also for a tab that does not reload yet.
    navigator.serviceWorker.addEventListener('controllerchange', () => void checkWhenActive());
    scheduleRechecks(keeper.state, checkWhenActive);
  };

  const begin = async (registering: Promise<Registration>): Promise<void> => {
    const registered = await registering;
    if (registered === undefined) {
      keeper.setStage('unsupported');
      return;
    }
    followWorker();
    offerPractice();
    filesCheck.set({ run: () => checkFilesAgain(browser, keeper) });
    if (registered !== 'failed') await follow(registered).catch(warnNotFollowed);
    await checkWhenActive();
  };

  return {
    updates,
    installHints,
    start(registering) {
      if (started) return;
      started = true;
      void watchNotificationPermission();
      keeper.state.subscribe(() => {
        if (keeper.state.getSnapshot().stage === 'ready') installHints.noteOfflineReady();
      });
      // The visitor has cleared the device, so nothing is stored any more; the next page starts again.
      deviceCleared.subscribe(() => {
        browser.askThisRegistration(undefined);
        keeper.setStage('unknown');
      });
      void whenOutboxIsUsed().then((outbox) => startDelivery(outbox));
      void begin(registering);
    },
  };
}
