import { Workbox } from 'workbox-window';
import { SCRIPT_POLICIES, trustedScript } from '../shared/trusted-script';

export interface RegisteredWorker {
  readonly workbox: Workbox;
  readonly registration: ServiceWorkerRegistration;
  /** A finished worker stood here before this page came: what follows is an update. */
  readonly hadWorker: boolean;
}

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
    const workbox = new Workbox(trustedScript(SCRIPT_POLICIES.worker, '/sw.js'), {
      scope: '/',
      updateViaCache: 'none',
    });
    const registration = await workbox.register();
    return registration && { workbox, registration, hadWorker };
  } catch (error) {
    console.warn('The service worker could not be registered', error);
    return undefined;
  }
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
