// After a new version was put on the server, a page still open from before may ask for a script
// that is gone. One reload brings the new page; a second failure goes to the error screen.
import { watchStyleSheets } from '../browser/load-part';
import { reloadLosesText } from '../browser/unsaved-text';
import { whoAnswers } from '../shared/network';

const STORAGE_KEY = 'reloaded-for-missing-script-at';
/** A failure sooner than this after our reload means that reloading does not help. */
const NO_SECOND_RELOAD_MS = 5 * 60_000;

interface ReloadDeps {
  readonly now: number;
  /** Whether our own site answers: false in the subway, whatever navigator.onLine says. */
  readonly siteAnswers: () => Promise<boolean>;
  /** Whether a reload now would take away what was typed (in the booking calendar, say), or the way to another page. */
  readonly takesAway: () => boolean;
  /** May throw: blocked site data. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Decides whether a failed script load is answered by a reload, and notes it. False where the site does not answer (a
 * reload would put the browser's own error page in the place of a page that can be read), where typed text would be
 * lost (a link that is only pointed at is loaded, too), where the visitor is on the way to another page (they would be
 * led back), and where the note cannot be kept: without it a page that always fails would reload for ever.
 */
export async function mayReloadForMissingScript({
  now,
  siteAnswers,
  takesAway,
  storage,
}: ReloadDeps): Promise<boolean> {
  try {
    const justReloaded = (): boolean => now - Number(storage().getItem(STORAGE_KEY) ?? 0) < NO_SECOND_RELOAD_MS;
    // Asked again after the answer: a page may miss two scripts at once, and one reload is enough.
    if (justReloaded() || !(await siteAnswers()) || justReloaded() || takesAway()) return false;
    storage().setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    // Blocked site data: the loop guard cannot be kept, so the error screen shows.
    return false;
  }
}

const ourSiteAnswers = async (): Promise<boolean> => (await whoAnswers('/boot.js', 'text/javascript')) === 'site';

/**
 * Installed by the entry, before anything is loaded when needed (Vite's guide, load error handling).
 * The error itself goes on to whoever asked: to the error screen, or to a part that can be missed.
 */
export function installPreloadErrorGuard(): void {
  watchStyleSheets();
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router knows the browsers' own words and would reload by itself, offline too.
    payload.message = `A part of the page did not load. ${payload.message}`;
    const storage = (): Storage => sessionStorage;
    let isLeaving = false;
    // Only now: a page that always listens to this may be kept out of the back/forward cache.
    window.addEventListener('beforeunload', () => (isLeaving = true), { once: true });
    const takesAway = (): boolean => isLeaving || reloadLosesText();
    const deps = { now: Date.now(), siteAnswers: ourSiteAnswers, takesAway, storage };
    void mayReloadForMissingScript(deps).then((may) => {
      if (may) location.reload();
    });
  });
}
