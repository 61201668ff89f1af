import { Workbox } from 'workbox-window';
import { watchNotificationPermission } from '../browser/app-capabilities';
import { deviceCleared } from '../browser/device-cleared';
import { filesCheck } from '../browser/files-check';
import { whenOutboxIsUsed } from '../outbox/lazy-outbox';
import { parseOr } from '../shared/parse';
import { startDelivery } from './delivery-triggers';
import { noteOfflineReady } from './install-hint';
import { lookAgainWhenNeeded } from './look-again';
import { offerPractice } from './offer-practice';
import { checkFilesAgain } from './offline-keeper';
import { askThisRegistration, browserDeps, offlineKeeper } from './offline-keeper-instance';
import { registerWorker, untilActivated, WORKER_OPTIONS, workerScript, type RegisteredWorker } from './register';
import { watchForUpdates } from './update';
import { packageProgress } from './worker-messages';

let started = false;
let registration: ServiceWorkerRegistration | undefined;

/**
 * Starts the communication between page and worker; the entry calls it once, some time after
 * hydration.
 *
 * @param registered the worker that the entry has registered
 */
export function startPwa(registered: RegisteredWorker | undefined): void {
  if (started) return;
  started = true;
  void watchNotificationPermission();
  noteWhenReady();
  deviceCleared.subscribe(stopKeeping);
  void whenOutboxIsUsed().then((outbox) => startDelivery(outbox));
  void begin(registered);
}

/** Stops storing because the visitor has cleared the device; the next page starts again. */
function stopKeeping(): void {
  askThisRegistration(undefined);
  offlineKeeper.setStage('unknown');
}

async function begin(registered: RegisteredWorker | undefined): Promise<void> {
  if (registered === undefined) {
    offlineKeeper.setStage('unsupported');
    return;
  }
  await follow(registered);
  followWorker();
  offerPractice();
  filesCheck.set({ run: () => checkFilesAgain(browserDeps, offlineKeeper) });
  await checkWhenActive();
}

async function follow({ controller, ...registered }: RegisteredWorker): Promise<void> {
  registration = registered.registration;
  askThisRegistration(registration);
  const workbox = new Workbox(workerScript(), WORKER_OPTIONS);
  await workbox.register({ immediate: true });
  const changed = navigator.serviceWorker.controller !== controller;
  watchForUpdates({ ...registered, workbox, changed });
}

function followWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const progress = parseOr(packageProgress, data, undefined);
    if (progress === undefined || deviceCleared.getSnapshot()) return;
    // The progress of an update's installation says nothing about the files that this page uses.
    const active = registration?.active ?? null;
    if (active === null || source === active) offlineKeeper.noteProgress(progress.status);
  });
  // A new worker has a new list, also for a tab that does not reload yet.
  navigator.serviceWorker.addEventListener('controllerchange', () => void checkWhenActive());
  lookAgainWhenNeeded(offlineKeeper.state, checkWhenActive);
}

/**
 * Waits for a first installation to end, starts it again if it failed, then checks which files are
 * stored.
 */
async function checkWhenActive(): Promise<void> {
  if (deviceCleared.getSnapshot()) return;
  try {
    const worker = newestWorker() ?? (await installAgain());
    await untilActivated(worker);
  } catch (error) {
    console.warn('The service worker could not be installed', error);
    offlineKeeper.setStage('paused');
    return;
  }
  await offlineKeeper.check();
}

function newestWorker(): ServiceWorker | null {
  return registration?.active ?? registration?.waiting ?? registration?.installing ?? null;
}

/** Registers again, because a failed first installation leaves an empty registration. */
async function installAgain(): Promise<ServiceWorker> {
  const fresh = await registerWorker();
  if (fresh === undefined) throw new Error('The registration was refused');
  await follow(fresh);
  const worker = newestWorker();
  if (worker === null) throw new Error('The registration holds no worker');
  return worker;
}

function noteWhenReady(): void {
  offlineKeeper.state.subscribe(() => {
    if (offlineKeeper.state.getSnapshot().stage === 'ready') noteOfflineReady();
  });
}
