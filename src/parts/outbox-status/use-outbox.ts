import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../../outbox/outbox';
import { createEntriesStore } from './entries-store';

const store = createEntriesStore(
  async () => {
    // Loaded after mount: database code has no place in what the first paint waits for.
    const { browserOutbox } = await import('../../outbox/browser-outbox');
    return browserOutbox();
  },
  (listener) => {
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  },
);

/**
 * What is on its way out, oldest first, kept up to date across tabs and worker.
 * `ready` is false on the server, in the first render, and until the database was read.
 */
export function useOutbox(): { entries: OutboxEntry[]; ready: boolean } {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot);
}
