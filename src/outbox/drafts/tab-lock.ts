// The Web Lock that shows that a tab is open.
import type { TabLocks } from './draft-types';

/**
 * After a reload, the page before needs a moment to release the lock. A duplicated tab never gets the original's lock.
 */
const RELOAD_WAIT_MS = 600;
const lockOf = (tab: string): string => `draft-tab:${tab}`;

/** Takes the lock of this tab until the page closes. @returns whether it was granted */
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
      // Another tab has the lock, or the browser refuses locks.
      .catch(() => resolve(false));
  });
}

/** Does something with the drafts of another tab if that tab is closed. Never rejects. */
export async function takeOver(locks: TabLocks, tab: string, move: () => Promise<void>): Promise<void> {
  try {
    await locks.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await move();
    });
  } catch {
    // The browser refuses locks, or the backup failed: the draft stays in its place.
  }
}
