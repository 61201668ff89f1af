// After a new version was put on the server, a page still open from before may ask for a script
// that is gone. One reload brings the new page; a second failure goes to the error screen.

const STORAGE_KEY = 'reloaded-for-missing-script-at';
/** A failure sooner than this after our reload means that reloading does not help. */
const NO_SECOND_RELOAD_MS = 5 * 60_000;

interface Surroundings {
  readonly now: number;
  readonly online: boolean;
  /** May throw: blocked site data. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Decides whether a failed script load is answered by a reload, and notes it.
 * False offline (the new page could not come either) and where the note cannot be kept: without
 * it a page that always fails would reload for ever.
 */
export function mayReloadForMissingScript({ now, online, storage }: Surroundings): boolean {
  if (!online) return false;
  try {
    const last = Number(storage().getItem(STORAGE_KEY) ?? 0);
    if (now - last < NO_SECOND_RELOAD_MS) return false;
    storage().setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    // Blocked site data: the loop guard cannot be kept, so the error screen shows.
    return false;
  }
}

/** Installed by the entry, before anything is loaded when needed (Vite's guide, load error handling). */
export function installPreloadErrorGuard(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const mayReload = mayReloadForMissingScript({
      now: Date.now(),
      online: navigator.onLine,
      storage: () => sessionStorage,
    });
    if (!mayReload) return;
    event.preventDefault();
    location.reload();
  });
}
