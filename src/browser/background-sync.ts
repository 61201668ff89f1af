// Background Sync: the browser wakes the worker when the connection is back, also with no page open. Chromium only
// (August 2026), and a visitor can switch it off.

/** Not in TypeScript's DOM library. */
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks for a sync event. Resolves where the browser has taken it on, once for any number of calls with one tag.
 * Rejects where nobody will be woken: no worker, or one that is not active yet; no Background Sync; refused.
 */
export async function registerSync(tag: string): Promise<void> {
  // Not `ready`: without a worker it never resolves.
  const registration: RegistrationWithSync | undefined = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new Error('There is no worker yet to be woken');
  if (registration.sync === undefined) throw new Error('There is no Background Sync');
  await registration.sync.register(tag);
}
