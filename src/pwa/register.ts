// Registers the worker once the page has loaded; the communication between the two is loaded when it is needed
// (pwa.ts).
import { firstInteraction, offlineOrControlled } from '../browser/triggers';
import { LOAD_AT_MOST_MS } from '../shared/head-scripts';
import { SCRIPT_POLICIES, trustedScript } from '../shared/trusted-script';
import { within } from '../shared/within';

export interface RegisteredWorker {
  readonly registration: ServiceWorkerRegistration;
  /** True if an active worker existed before this page loaded, so that a new one is an update. */
  readonly hadWorker: boolean;
  /** The worker that controlled this page when it loaded. */
  readonly controller: ServiceWorker | null;
}

/** Returns the address of the worker's script, as a trusted script if the browser requires one. */
export const workerScript = (): string => trustedScript(SCRIPT_POLICIES.worker, '/sw.js');
export const WORKER_OPTIONS = { scope: '/', updateViaCache: 'none' } as const;

/**
 * The longest wait, counted from the call. By then the first screen has loaded, so this work does
 * not compete with it for bandwidth.
 */
const START_AT_LATEST_MS = 3_000;

/**
 * The result of a registration. 'failed': the worker's script did not come, so a later try may succeed. undefined: the
 * browser has no workers or refuses them.
 */
export type Registration = RegisteredWorker | 'failed' | undefined;

/**
 * Returns whether the browser refuses workers, for example because site data is blocked: Firefox has a SecurityError,
 * Chromium a NotSupportedError. In an insecure page the browser has no workers.
 *
 * @param isScriptAsked a SecurityError then tells that the host has answered with something else than the script
 */
const isRefusal = (error: unknown, isScriptAsked: boolean): boolean =>
  error instanceof DOMException &&
  (error.name === 'NotSupportedError' || (error.name === 'SecurityError' && !isScriptAsked));

/**
 * Registers /sw.js after the page's load event. Never rejects; a failure is only logged:
 * docs/requirements.md#service-worker-registration
 */
export async function registerWorker(): Promise<Registration> {
  if (!('serviceWorker' in navigator)) return undefined;
  let isScriptAsked = false;
  try {
    const { controller } = navigator.serviceWorker;
    const before = await navigator.serviceWorker.getRegistration('/');
    // A page that was reloaded with Shift has no controller even if there is a worker.
    const hadWorker = controller !== null || before?.active?.state === 'activated';
    if (document.readyState !== 'complete') await within(LOAD_AT_MOST_MS, pageLoad(), () => undefined);
    isScriptAsked = true;
    const registration = (await navigator.serviceWorker.register(workerScript(), WORKER_OPTIONS)) as
      | ServiceWorkerRegistration
      // Test browsers without service workers return undefined.
      | undefined;
    return registration && { registration, hadWorker, controller };
  } catch (error) {
    console.warn('The service worker could not be registered', error);
    return isRefusal(error, isScriptAsked) ? undefined : 'failed';
  }
}

const pageLoad = (): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });

/**
 * Resolves when the communication between page and worker is needed: the visitor acts, the
 * connection is missing and the page must show it, a worker has taken over (also a first one,
 * because the pictures follow), or some time has passed.
 */
export async function untilStartIsNeeded(): Promise<void> {
  await Promise.race([
    firstInteraction(),
    offlineOrControlled(),
    new Promise((resolve) => setTimeout(resolve, START_AT_LATEST_MS)),
  ]);
}

/**
 * Resolves once the worker is active, at once if it already is. It runs at each check of the
 * package, so it removes its listener as soon as possible.
 *
 * @throws Error if the worker is or becomes redundant, as after a failed installation
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
