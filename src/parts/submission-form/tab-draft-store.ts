// Which drawer is this tab's. The tab remembers its number; a Web Lock says that the tab is open. What
// a closed or crashed tab has left behind goes to the next tab that opens a form.
import { createStore } from '../../browser/store';
import {
  browserCabinet,
  drawerOf,
  moveDrafts,
  tabsWithDrafts,
  throwOldAway,
  type Cabinet,
  type Drawer,
} from './draft-store';

const TAB_KEY = 'draft-tab';
/** After a reload the page before has a moment to let go; a copy of an open tab never gets it. */
const RELOAD_WAIT_MS = 600;
const lockOf = (tab: string): string => `draft-tab:${tab}`;

/** As `navigator.locks`; missing on plain http and in old browsers. */
export type TabLocks = Pick<LockManager, 'request'>;

export interface Surroundings {
  readonly locks: TabLocks | undefined;
  readonly cabinet: Cabinet;
  /** This tab's own memory; reading it may throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly newTab: () => string;
}

/** Finds this tab's drawer, with what closed tabs have left. Never rejects. */
export async function findDrawer({ locks, cabinet, memory, newTab }: Surroundings): Promise<Drawer> {
  throwOldAway(cabinet);
  const remembered = recall(memory);
  let tab = remembered ?? newTab();
  if (locks !== undefined && !(await holdWhileOpen(locks, tab))) {
    // A copied tab has its memory from the tab that it was copied from.
    tab = newTab();
    await holdWhileOpen(locks, tab);
  }
  remember(memory, tab);
  // Without locks nobody can tell whether the other tab is still open: its text is left alone.
  if (locks !== undefined) {
    for (const other of tabsWithDrafts(tab, cabinet))
      await takeOver(locks, other, () => moveDrafts(other, tab, cabinet));
  }
  return drawerOf(tab, cabinet);
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

async function takeOver(locks: TabLocks, tab: string, move: () => void): Promise<void> {
  try {
    await locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      if (lock !== null) move();
    });
  } catch {
    // Locks are refused here: its text stays where it is.
  }
}

function recall(memory: Surroundings['memory']): string | undefined {
  try {
    return memory().getItem(TAB_KEY) ?? undefined;
  } catch {
    // Blocked site data.
    return undefined;
  }
}

function remember(memory: Surroundings['memory'], tab: string): void {
  try {
    memory().setItem(TAB_KEY, tab);
  } catch {
    // Blocked: a reload finds its text as that of a closed tab.
  }
}

const found = createStore<Drawer | undefined>(undefined);
let finding: Promise<Drawer> | undefined;

/** This tab's drawer; undefined until it was found. */
export const ownDrawer = found;

/** Looks for it, once a page. */
export function openOwnDrawer(): void {
  finding ??= findDrawer(browserSurroundings());
  void finding.then(found.set);
}

/** A tab in which a form was open says that it is still there, also after a reload on another page. */
export function holdOwnDrawer(): void {
  throwOldAway();
  if (recall(() => sessionStorage) !== undefined) openOwnDrawer();
}

function browserSurroundings(): Surroundings {
  return {
    locks: (navigator as { locks?: LockManager }).locks,
    cabinet: browserCabinet,
    memory: () => sessionStorage,
    newTab: () => Math.random().toString(36).slice(2),
  };
}
