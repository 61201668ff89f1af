import { useEffect, useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../../outbox/outbox';
import { loadOutbox, whenOutboxIsUsed } from '../../outbox/page-outbox';
import { createEntriesStore } from './entries-store';

const store = createEntriesStore(
  // Not loaded on a device that never wrote to us: database code is not for everybody.
  whenOutboxIsUsed,
  (listener) => {
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  },
);

/**
 * What is on its way out, oldest first, kept up to date across tabs and worker.
 * `ready` is false on the server, in the first render, and until the database was read.
 * `open` loads the outbox even where nothing was ever written: for the page that shows it.
 */
export function useOutbox({ open = false } = {}): { entries: OutboxEntry[]; ready: boolean } {
  useEffect(() => {
    if (open) loadOutbox().catch((error: unknown) => console.warn('The outbox could not be loaded', error));
  }, [open]);
  return useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot);
}
