// Reads and clears everything that the browser stores for the site: the files of its worker and
// both web storages. Each of them may be missing, throw or reject (blocked storage, private
// windows, plain http).
import { deviceCleared } from '../../browser/device-cleared';

export interface SiteData {
  /** The number of files in all caches. */
  readonly files: number;
  /** The total size of what is stored for the site in bytes; undefined if the browser does not tell. */
  readonly bytes: number | undefined;
  /** The keys stored on the device (localStorage) and in this tab (sessionStorage). */
  readonly device: readonly string[];
  readonly tab: readonly string[];
  /** The names of the cookies that scripts may read. */
  readonly cookies: readonly string[];
}

async function orElse<T>(work: () => T | Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    // The API is blocked or missing, so nothing is stored there either.
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

/** Reads what is stored. Never rejects. */
export async function readSiteData(): Promise<SiteData> {
  return {
    files: await orElse(countFiles, 0),
    bytes: await orElse(async () => (await navigator.storage.estimate()).usage, undefined),
    device: await orElse(() => Object.keys(localStorage), []),
    tab: await orElse(() => Object.keys(sessionStorage), []),
    cookies: await orElse(cookieNames, []),
  };
}

/** Returns whether the work succeeded. */
async function succeeds(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    // The caller reports what could not be removed.
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
 * Removes workers, caches, both web storages and the cookies that scripts may read. Databases are
 * removed by the modules that own them. Resolves with false if the browser refused a part. Never
 * rejects.
 */
export async function clearSiteData(): Promise<boolean> {
  // Set this first, so that nothing is stored again while the rest is being removed.
  deviceCleared.set(true);
  const results = [
    !('serviceWorker' in navigator) || (await succeeds(removeWorkers)),
    !('caches' in globalThis) || (await succeeds(removeCaches)),
    await succeeds(() => localStorage.clear()),
    await succeeds(() => sessionStorage.clear()),
    await succeeds(expireCookies),
  ];
  // The browser notifies only the other tabs; this event makes the stores of this tab read again
  // too.
  dispatchEvent(new StorageEvent('storage'));
  return results.every(Boolean);
}

/** Removes a database. If another tab keeps it open, the database stays, but it is empty by then. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    } catch {
      // Without access to IndexedDB there is no database to remove.
      resolve();
    }
  });
}
