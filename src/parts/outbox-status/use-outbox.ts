import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadOutbox, whenOutboxIsUsed } from '../../outbox/lazy-outbox';
import { createEntriesStore, type EntriesSnapshot } from './entries-store';

const store = createEntriesStore(
  // Not loaded on a device that never wrote to us: database code is not for everybody.
  whenOutboxIsUsed,
  (listener) => {
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  },
);

export interface SeenOutbox extends EntriesSnapshot {
  /** The outbox itself could not be loaded: a first visit whose connection went away. */
  failed: boolean;
}

/**
 * What is on its way out, oldest first, kept up to date across tabs and worker.
 * `ready` is false on the server, in the first render, and until the database was read.
 * `open` loads the outbox even where nothing was ever written: for the page that shows it.
 */
export function useOutbox({ open = false } = {}): SeenOutbox {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open) return;
    loadOutbox().catch((error: unknown) => {
      console.warn('The outbox could not be loaded', error);
      setFailed(true);
    });
  }, [open]);
  const seen = useSyncExternalStore(store.subscribe, store.snapshot, store.serverSnapshot);
  return { ...seen, failed: failed && !seen.ready };
}
