// A page that the browser shows again from the back/forward cache has old texts in its fields. Meanwhile another page
// of this tab may have stored a longer draft, which the next letter would overwrite, and WebKit has released the lock.
import type { TabLocks } from './draft-types';
import { holdWhileOpen } from './tab-lock';

export interface ReturningPageDeps {
  readonly locks: TabLocks | undefined;
  /** Fires pagehide and pageshow. */
  readonly page: EventTarget;
  /** Returns a text for each draft of the tab, or of all tabs. Never throws. */
  readonly textsOfDrafts: (tab?: string) => readonly string[];
  /** Returns true if the page shows a form that has drafts; a form that opens later reads them anew. */
  readonly showsForm: () => boolean;
  /** Returns true if the fields hold a text that is not stored. */
  readonly reloadLosesText: () => boolean;
  readonly reload: () => void;
}

/**
 * Reloads a page with a form if the drafts of its tab have changed while it was in the cache; otherwise takes the lock
 * again. A draft that another tab has taken over has not changed: its text is still in the fields, and a reload would
 * empty them.
 */
export function renewReturningPage(
  tab: string,
  { locks, page, textsOfDrafts, showsForm, reloadLosesText, reload }: ReturningPageDeps,
): void {
  let before: readonly string[] = [];
  page.addEventListener('pagehide', () => {
    before = textsOfDrafts(tab);
  });
  page.addEventListener('pageshow', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    const all = textsOfDrafts();
    const isOutdated =
      textsOfDrafts(tab).some((text) => !before.includes(text)) || before.some((text) => !all.includes(text));
    if (isOutdated && showsForm() && !reloadLosesText()) reload();
    else if (locks !== undefined) void holdWhileOpen(locks, tab);
  });
}
