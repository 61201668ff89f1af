// What a browser keeps for a site, whatever the site is: files of its worker, and two storages.
// Each of them may be missing, throw or reject (blocked site data, private windows, plain http).
import { deviceCleared } from './device-cleared';

export interface SiteData {
  /** Files in all caches. */
  readonly files: number;
  /** All that is stored for the site; undefined where the browser does not tell. */
  readonly bytes: number | undefined;
  /** Kept on the device, and kept in this tab. */
  readonly device: readonly string[];
  readonly tab: readonly string[];
  /** Those a script may see. */
  readonly cookies: readonly string[];
}

async function orElse<T>(work: () => T | Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    // Blocked or missing: then nothing is kept there either.
    return otherwise;
  }
}

async function countFiles(): Promise<number> {
  const names = await caches.keys();
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return counts.reduce((sum, count) => sum + count, 0);
}

const cookieNames = (): string[] =>
  document.cookie
    .split(';')
    .map((cookie) => (cookie.split('=')[0] ?? '').trim())
    .filter((name) => name !== '');

/** Looks what is kept. Never rejects. */
export async function readSiteData(): Promise<SiteData> {
  return {
    files: await orElse(countFiles, 0),
    bytes: await orElse(async () => (await navigator.storage.estimate()).usage, undefined),
    device: await orElse(() => Object.keys(localStorage), []),
    tab: await orElse(() => Object.keys(sessionStorage), []),
    cookies: await orElse(cookieNames, []),
  };
}

/** True where it is done, or there was nothing to do it with. */
async function done(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    // The caller says what is left.
    return false;
  }
}

async function removeWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function removeCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function expireCookies(): void {
  for (const name of cookieNames()) document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`;
}

/**
 * Removes workers, caches, both storages and the cookies a script may see. Databases belong to whoever made them.
 * False where the browser refused a part. Never rejects.
 */
export async function clearSiteData(): Promise<boolean> {
  // First: nothing is to come back while the rest goes.
  deviceCleared.set(true);
  const results = [
    !('serviceWorker' in navigator) || (await done(removeWorkers)),
    !('caches' in globalThis) || (await done(removeCaches)),
    await done(() => localStorage.clear()),
    await done(() => sessionStorage.clear()),
    await done(expireCookies),
  ];
  // The browser tells only the other tabs; the stores of this one look again at the same sign.
  dispatchEvent(new StorageEvent('storage'));
  return results.every(Boolean);
}

/** Removes a database, or leaves it where another tab does not let go of it: it is empty by then. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    } catch {
      // There is none where storage is blocked.
      resolve();
    }
  });
}
