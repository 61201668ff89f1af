import { systemClock } from '../shared/clock';
import { isSlow, savesData } from '../shared/network';
import { isOnline } from '../shared/online';
import { askWorker } from './ask-worker';
import { createOfflineKeeper, type OfflineKeeperDeps } from './offline-keeper';
import { offlinePackage } from './offline-package';

/** If less space than this remains after the download, storage counts as short. */
const SPARE_BYTES = 20 * 1024 * 1024;

export interface BrowserDeps extends OfflineKeeperDeps {
  /** Sets the registration whose worker is asked; undefined after the visitor has cleared the device. */
  readonly askThisRegistration: (current: ServiceWorkerRegistration | undefined) => void;
}

/**
 * Creates the browser APIs that the offline package needs. A refusal of the browser (locks, an
 * estimate, the check for an update) is an ordinary result; only a message that cannot be posted, or
 * work that fails, rejects.
 */
export function createBrowserDeps(): BrowserDeps {
  let registration: ServiceWorkerRegistration | undefined;
  return {
    askThisRegistration(current) {
      registration = current;
    },
    ask(message, answerWithinMs) {
      const worker = registration?.active;
      if (!worker) return Promise.resolve(undefined);
      return askWorker(worker, message, answerWithinMs, navigator.serviceWorker);
    },
    isOnline,
    isControlled: () => navigator.serviceWorker.controller !== null,
    mayFetchUnasked: async (bytes) => !savesData() && !isSlow() && (await hasRoomFor(bytes)),
    whenNoOtherTab,
    async isServedVersion() {
      try {
        await registration?.update();
      } catch {
        // Without a connection nothing can be fetched now.
        return false;
      }
      return registration !== undefined && registration.installing === null && registration.waiting === null;
    },
    pause: systemClock.wait,
    now: systemClock.now,
  };
}

export const browserDeps = createBrowserDeps();
export const offlineKeeper = createOfflineKeeper(browserDeps, offlinePackage);

async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || quota - (usage ?? 0) > bytes + SPARE_BYTES;
  } catch {
    // Safari before 17 gives no estimate; a write without enough space is reported when it happens.
    return true;
  }
}

async function whenNoOtherTab(work: () => Promise<void>): Promise<boolean> {
  let ran = false;
  const runOnce = async (): Promise<void> => {
    ran = true;
    await work();
  };
  try {
    return await navigator.locks.request('pictures', { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await runOnce();
      return true;
    });
  } catch (error) {
    if (ran) throw error;
    // Without locks, or if they are refused (blocked storage), two tabs may at worst fetch the same
    // file twice.
    await runOnce();
    return true;
  }
}
