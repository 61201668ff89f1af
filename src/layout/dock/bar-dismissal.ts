// The booking bar put away: remembered for a day on this device (000 §4).
import { createStore, type ReadableStore } from '../../browser/store';

export const DISMISSED_FOR_MS = 24 * 60 * 60_000;
const STORAGE_KEY = 'booking-bar-dismissed-at';

function read(): number | undefined {
  try {
    return Number(localStorage.getItem(STORAGE_KEY) ?? 0);
  } catch {
    // Blocked site data: put away for as long as the page is open.
    return undefined;
  }
}

// Read at once, before anything renders: a bar that was put away never shows for a moment.
const store = createStore(read() ?? 0);

/** When the bar was put away last; 0 where it never was. */
export const barDismissedAt: ReadableStore<number> = {
  getSnapshot: store.getSnapshot,
  subscribe(listener) {
    const end = store.subscribe(listener);
    // Another tab may have put it away.
    const look = (): void => store.set(read() ?? store.getSnapshot());
    window.addEventListener('storage', look);
    return () => {
      end();
      window.removeEventListener('storage', look);
    };
  },
};

/** Puts the bar away for a day. */
export function dismissBar(now: number): void {
  store.set(now);
  try {
    localStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // As above.
  }
}

/** Whether it is still put away. A time in the future comes from a clock that was wrong: it counts for nothing. */
export const isPutAway = (dismissedAt: number, now: number): boolean =>
  dismissedAt > 0 && now >= dismissedAt && now - dismissedAt < DISMISSED_FOR_MS;
