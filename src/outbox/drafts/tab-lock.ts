// The Web Lock that says that a tab is open.
import type { TabLocks } from './draft-types';

/** After a reload the page before has a moment to let go; a copy of an open tab never gets it. */
const RELOAD_WAIT_MS = 600;
const lockOf = (tab: string): string => `draft-tab:${tab}`;

/** Whether the lock of this tab is ours now; then it is for as long as the page is there. */
export function holdWhileOpen(locks: TabLocks, tab: string): Promise<boolean> {
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
