// After a release, a page that is still open may request a script that the server no longer has.
// One reload loads the new page; after a second failure the error screen is shown.
import { isPartAskedFor, watchStyleSheets } from '../browser/load-part';
import { reloadLosesText } from '../browser/unsaved-text';
import { whoAnswers } from '../shared/network';
import { RELOADED_AT_KEY } from '../shared/storage-keys';

/** If a load fails within this time after our reload, reloading does not help. */
const NO_SECOND_RELOAD_MS = 5 * 60_000;

interface ReloadDeps {
  readonly now: number;
  /** Resolves with whether a reload shows this page: our own site answers, or the worker has the page. */
  readonly pageComes: () => Promise<boolean>;
  /**
   * Returns whether a reload now would lose typed text (in the booking calendar, for example) or
   * interrupt a navigation.
   */
  readonly takesAway: () => boolean;
  /** May throw if storage is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Decides whether a failed script load leads to a reload, and notes that reload. Returns false in
 * four cases: the page does not come (a reload would replace a readable page by the browser's
 * error page); typed text would be lost; the visitor is on the way to another page (a reload would
 * lead back); the note cannot be stored (a page that always fails would then reload for ever).
 */
export async function mayReloadForMissingScript({ now, pageComes, takesAway, storage }: ReloadDeps): Promise<boolean> {
  try {
    const justReloaded = (): boolean => now - Number(storage().getItem(RELOADED_AT_KEY) ?? 0) < NO_SECOND_RELOAD_MS;
    // Check again after the answer: a page may miss two scripts at once, and one reload is enough.
    if (justReloaded() || !(await pageComes()) || justReloaded() || takesAway()) return false;
    storage().setItem(RELOADED_AT_KEY, String(now));
    return true;
  } catch {
    // If storage is blocked, the guard against a reload loop does not work, so the error screen is
    // shown.
    return false;
  }
}

/**
 * Returns whether the worker that controls this tab has its page. After an update from another tab the worker has the
 * scripts of the new version only, so without a connection a reload alone leads on. The answer of a stranger, such as
 * the Wi-Fi of a café, has no content security policy.
 */
async function workerHasPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false;
  try {
    const { ok, headers } = await fetch(location.pathname, { cache: 'no-store' });
    return ok && headers.has('content-security-policy');
  } catch {
    return false;
  }
}

/** Resolves with false in the subway if the page is not on the device, whatever navigator.onLine says. */
const pageComes = async (): Promise<boolean> => (await whoAnswers()) === 'site' || workerHasPage();

/**
 * Installs the handler of failed loads. The entry calls it before anything is loaded on demand
 * (Vite's guide, load error handling). The error itself goes on to the caller: to the error screen,
 * or to a part that the page can do without.
 *
 * Only a page or a part that the visitor has asked for may lead to a reload. A link that is touched or pointed at loads
 * its page too, and a reload would take it away under the finger; a part further down would interrupt the reading.
 *
 * @param isNavigating returns whether the visitor waits for a page
 */
export function installPreloadErrorGuard(isNavigating: () => boolean): void {
  watchStyleSheets();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognizes the browsers' own messages and would reload by itself, also offline.
    payload.message = `A part of the page did not load. ${payload.message}`;
    if (!isNavigating() && !isPartAskedFor()) return;
    const storage = (): Storage => sessionStorage;
    let isLeaving = false;
    // The listener is there only meanwhile: a page that has one may be excluded from the back/forward cache.
    const decided = new AbortController();
    window.addEventListener('beforeunload', () => (isLeaving = true), { signal: decided.signal });
    const takesAway = (): boolean => isLeaving || reloadLosesText();
    const deps = { now: Date.now(), pageComes, takesAway, storage };
    void mayReloadForMissingScript(deps).then((may) => {
      decided.abort();
      if (may) location.reload();
    });
  });
}
