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
