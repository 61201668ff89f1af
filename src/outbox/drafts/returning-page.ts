// A page that the browser shows again from the back/forward cache has old texts in its fields. Meanwhile another page
// of this tab may have stored a longer draft, which the next letter would overwrite, and WebKit has released the lock.
import type { TabLocks } from './draft-types';
import { holdWhileOpen } from './tab-lock';

export interface ReturningPageDeps {
  readonly locks: TabLocks | undefined;
  /** Fires pagehide and pageshow. */
  readonly page: EventTarget;
  /** Returns all drafts of the tab as one text. Never throws. */
  readonly draftsOf: (tab: string) => string;
  /** Returns true if the fields hold a text that is not stored. */
  readonly reloadLosesText: () => boolean;
  readonly reload: () => void;
}

/** Reloads the page if the drafts of its tab have changed while it was in the cache; otherwise takes the lock again. */
export function renewReturningPage(
  tab: string,
  { locks, page, draftsOf, reloadLosesText, reload }: ReturningPageDeps,
): void {
  let before = '';
  page.addEventListener('pagehide', () => {
    before = draftsOf(tab);
  });
  page.addEventListener('pageshow', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    if (draftsOf(tab) !== before && !reloadLosesText()) reload();
    else if (locks !== undefined) void holdWhileOpen(locks, tab);
  });
}
