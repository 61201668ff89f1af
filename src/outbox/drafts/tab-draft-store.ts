// Finds the drafts of this tab. The tab remembers its number, and a Web Lock shows that it is open. The next tab that
// opens a form takes over the drafts of a closed or crashed tab.
import { createStore } from '../../browser/store';
import { reloadLosesText } from '../../browser/unsaved-text';
import {
  browserDraftStoreDeps,
  draftStoreOf,
  forgetSubmission,
  moveDrafts,
  tabsWithDrafts,
  textsOfDrafts,
  deleteOldDrafts,
  type DraftStore,
} from './draft-store';
import type { DraftStoreDeps, TabLocks } from './draft-types';
import { draftBackup } from './lazy-draft-backup';
import { renewReturningPage } from './returning-page';
import { holdWhileOpen, takeOver } from './tab-lock';
import { tryStorage } from './try-storage';

const TAB_KEY = 'draft-tab';
export interface TabDraftDeps extends DraftStoreDeps {
  readonly locks: TabLocks | undefined;
  /** The session storage of this tab; reading it may throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly newTab: () => string;
}

/**
 * Finds the drafts of this tab, with those of the tabs that are closed by now. Never rejects.
 * @param opening the tab if it was opened before
 */
export async function findTabDrafts(deps: TabDraftDeps, opening = openTab(deps)): Promise<DraftStore> {
  const { locks } = deps;
  const tab = await opening;
  // Without locks it is unknown whether the other tab is still open, so its drafts are not moved.
  if (locks !== undefined) {
    for (const other of tabsWithDrafts(tab, deps)) {
      await takeOver(locks, other, async () => moveDrafts(other, tab, deps));
    }
  }
  return draftStoreOf(tab, deps);
}

/**
 * Opens this tab with its lock, and copies newer drafts back from the backup. Resolves with its number. Never rejects.
 */
async function openTab(deps: TabDraftDeps): Promise<string> {
  const { locks, memory, newTab } = deps;
  deleteOldDrafts(deps);
  const remembered = recall(memory);
  let tab = remembered ?? newTab();
  if (locks !== undefined && !(await holdWhileOpen(locks, tab))) {
    // A duplicated tab has the session storage, and so the number, of the original tab.
    tab = newTab();
    await holdWhileOpen(locks, tab);
  }
  remember(memory, tab);
  await deps.backup.ifAvailable(async (kept) => {
    await kept.deleteOld(deps.now());
    await kept.takeBack(tab, deps);
  });
  return tab;
}

const recall = (memory: TabDraftDeps['memory']): string | undefined =>
  tryStorage(() => memory().getItem(TAB_KEY) ?? undefined, undefined);

/**
 * Stores the number of this tab. If storage is blocked, its drafts are found as those of a closed tab after a reload.
 */
const remember = (memory: TabDraftDeps['memory'], tab: string): void =>
  tryStorage(() => memory().setItem(TAB_KEY, tab), undefined);

/** The drafts of this tab; undefined until they are found. */
export const tabDrafts = createStore<DraftStore | undefined>(undefined);
let opening: Promise<string> | undefined;

/**
 * Looks for the drafts of this tab. The tab is opened once for each page load, but another tab may have been closed
 * since, so every form looks for the drafts of closed tabs before it reads its own. Never rejects.
 */
export async function openTabDrafts(): Promise<void> {
  const deps = browserTabDeps();
  tabDrafts.set(await findTabDrafts(deps, openOnce(deps)));
}

/**
 * Deletes the text of a submission from the drafts of this tab and of closed tabs, because the visitor has deleted the
 * submission. Another open tab keeps its drafts, because a form there may show the text. Never rejects.
 * @param opened this tab
 */
export async function forgetDraftsOf(id: string, deps = browserTabDeps(), opened = openOnce(deps)): Promise<void> {
  const { locks } = deps;
  const tab = await opened;
  forgetSubmission(id, tab, deps);
  if (locks === undefined) return;
  for (const other of tabsWithDrafts(tab, deps)) {
    await takeOver(locks, other, async () => forgetSubmission(id, other, deps));
  }
}

/** Opens this tab, once for each page load. */
function openOnce(deps: TabDraftDeps): Promise<string> {
  opening ??= openTab(deps).then((tab) => {
    const { locks } = deps;
    const showsForm = (): boolean => document.querySelector('form[data-keeps-draft]') !== null;
    const reload = (): void => location.reload();
    renewReturningPage(tab, { locks, page: globalThis, textsOfDrafts, showsForm, reloadLosesText, reload });
    return tab;
  });
  return opening;
}

/**
 * Takes the lock of this tab if a form was open in it, so that no other tab takes its drafts after a reload on any
 * page.
 */
export function holdTabDrafts(): void {
  deleteOldDrafts();
  if (recall(() => sessionStorage) !== undefined) void openTabDrafts();
  else void draftBackup.ifAvailable((kept) => kept.deleteOld(Date.now()));
}

function browserTabDeps(): TabDraftDeps {
  return {
    locks: (navigator as { locks?: LockManager }).locks,
    ...browserDraftStoreDeps,
    memory: () => sessionStorage,
    newTab: () => Math.random().toString(36).slice(2),
  };
}
