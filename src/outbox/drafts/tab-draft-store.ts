// Which drafts are this tab's. The tab remembers its number; a Web Lock says that the tab is open. What
// a closed or crashed tab has left behind goes to the next tab that opens a form.
import { createStore } from '../../browser/store';
import {
  browserDraftStoreDeps,
  draftBackup,
  draftStoreOf,
  moveDrafts,
  tabsWithDrafts,
  deleteOldDrafts,
  type DraftStore,
} from './draft-store';
import type { DraftStoreDeps, TabLocks } from './draft-types';
import { holdWhileOpen, takeOver } from './tab-lock';

const TAB_KEY = 'draft-tab';
export interface TabDraftDeps extends DraftStoreDeps {
  readonly locks: TabLocks | undefined;
  /** This tab's own memory; reading it may throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly newTab: () => string;
}

/** Finds this tab's drafts, with what closed tabs have left. Never rejects. */
export async function findTabDrafts(deps: TabDraftDeps): Promise<DraftStore> {
  const { locks, memory, newTab } = deps;
  deleteOldDrafts(deps);
  const remembered = recall(memory);
  let tab = remembered ?? newTab();
  if (locks !== undefined && !(await holdWhileOpen(locks, tab))) {
    // A copied tab has its memory from the tab that it was copied from.
    tab = newTab();
    await holdWhileOpen(locks, tab);
  }
  remember(memory, tab);
  await deps.backup.whereThere(async (kept) => {
    await kept.deleteOld(deps.now());
    await kept.takeBack(tab, deps);
  });
  // Without locks nobody can tell whether the other tab is still open: its text is left alone.
  if (locks !== undefined) {
    for (const other of tabsWithDrafts(tab, deps)) {
      await takeOver(locks, other, async () => moveDrafts(other, tab, deps));
    }
  }
  return draftStoreOf(tab, deps);
}

function recall(memory: TabDraftDeps['memory']): string | undefined {
  try {
    return memory().getItem(TAB_KEY) ?? undefined;
  } catch {
    // Blocked site data.
    return undefined;
  }
}

function remember(memory: TabDraftDeps['memory'], tab: string): void {
  try {
    memory().setItem(TAB_KEY, tab);
  } catch {
    // Blocked: a reload finds its text as that of a closed tab.
  }
}

/** This tab's drafts; undefined until they were found. */
export const tabDrafts = createStore<DraftStore | undefined>(undefined);
let finding: Promise<DraftStore> | undefined;

/** Looks for them, once a page. */
export function openTabDrafts(): void {
  finding ??= findTabDrafts(browserTabDeps());
  void finding.then(tabDrafts.set);
}

/** A tab in which a form was open says that it is still there, also after a reload on another page. */
export function holdTabDrafts(): void {
  deleteOldDrafts();
  if (recall(() => sessionStorage) !== undefined) openTabDrafts();
  else void draftBackup.whereThere((kept) => kept.deleteOld(Date.now()));
}

function browserTabDeps(): TabDraftDeps {
  return {
    locks: (navigator as { locks?: LockManager }).locks,
    ...browserDraftStoreDeps,
    memory: () => sessionStorage,
    newTab: () => Math.random().toString(36).slice(2),
  };
}
