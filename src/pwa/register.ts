// The worker of this page, at once; what goes on between the two comes when it is needed (start.ts).
import { SCRIPT_POLICIES, trustedScript } from '../shared/trusted-script';
import { firstInteraction, offlineOrKept } from '../ui/near/near';

export interface RegisteredWorker {
  readonly registration: ServiceWorkerRegistration;
  /** A finished worker stood here before this page came: what follows is an update. */
  readonly hadWorker: boolean;
  /** Who controlled this page then. */
  readonly controller: ServiceWorker | null;
}

/** Where the worker is, and how it is registered. */
export const workerScript = (): string => trustedScript(SCRIPT_POLICIES.worker, '/sw.js');
export const WORKER_OPTIONS = { scope: '/', updateViaCache: 'none' } as const;

/** Whoever only reads has read on by then, and the line has brought what is seen. */
const A_WHILE_MS = 3_000;

/**
 * Registers /sw.js after the page's load event. Undefined where there are no workers or the
 * browser refuses, which is only logged: docs/requirements.md#service-worker-registration
 */
export async function registerWorker(): Promise<RegisteredWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const { controller } = navigator.serviceWorker;
    const before = await navigator.serviceWorker.getRegistration('/');
    // A page loaded with Shift has no controller although there is a worker.
    const hadWorker = controller !== null || before?.active?.state === 'activated';
    if (document.readyState !== 'complete')
      await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
    const registration = (await navigator.serviceWorker.register(workerScript(), WORKER_OPTIONS)) as
      | ServiceWorkerRegistration
      // Test browsers that are told to have no workers.
      | undefined;
    return registration && { registration, hadWorker, controller };
  } catch (error) {
    console.warn('The service worker could not be registered', error);
    return undefined;
  }
}

/**
 * Resolves when what goes on between page and worker is needed: somebody acts, there is no connection to be told of, a
 * worker has taken over (a first one too: then the pictures are next), or a while has passed.
 */
export async function untilStartIsNeeded(): Promise<void> {
  await Promise.race([firstInteraction(), offlineOrKept(), new Promise((resolve) => setTimeout(resolve, A_WHILE_MS))]);
}

/**
 * Resolves once a worker is active, at once where it is. Rejects where its installation fails. It is asked at
 * each look at the package, so it listens no longer than it has to.
 * @throws Error where the worker is or becomes redundant
 */
export function untilActivated(worker: Pick<ServiceWorker, 'state' | 'addEventListener'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('Its installation failed'));
      else return;
      settled.abort();
    };
    worker.addEventListener('statechange', look, { signal: settled.signal });
    look();
  });
}
