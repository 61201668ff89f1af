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
  type DraftStoreDeps,
  type DraftStore,
} from './draft-store';

const TAB_KEY = 'draft-tab';
/** After a reload the page before has a moment to let go; a copy of an open tab never gets it. */
const RELOAD_WAIT_MS = 600;
const lockOf = (tab: string): string => `draft-tab:${tab}`;

/** As `navigator.locks`; missing on plain http and in old browsers. */
export type TabLocks = Pick<LockManager, 'request'>;

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

/** Whether the lock of this tab is ours now; then it is for as long as the page is there. */
function holdWhileOpen(locks: TabLocks, tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), RELOAD_WAIT_MS);
    const hold = (): Promise<never> => {
      clearTimeout(timer);
      resolve(true);
      return new Promise(() => {});
    };
    Promise.resolve()
      .then(() => locks.request(lockOf(tab), { signal: giveUp.signal }, hold))
      // Somebody else has it, or locks are refused here.
      .catch(() => resolve(false));
  });
}

/** Does something with the drafts of another tab, where that is closed. Never rejects. */
export async function takeOver(locks: TabLocks, tab: string, move: () => Promise<void>): Promise<void> {
  try {
    await locks.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await move();
    });
  } catch {
    // Locks are refused here, or the backup: its text stays where it is.
  }
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
