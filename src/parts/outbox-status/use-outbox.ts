import { useEffect, useState } from 'react';
import { createStore, useStore, type ReadableStore } from '../../browser/store';
import { loadOutbox, whenOutboxIsUsed } from '../../outbox/lazy-outbox';
import type { Outbox, OutboxEntry, OutboxListener } from '../../outbox/outbox';

export interface EntriesSnapshot {
  entries: readonly OutboxEntry[];
  /** True after the database was read. */
  ready: boolean;
  /** True if the database cannot be read, so that its content is unknown. */
  unreadable: boolean;
}

const NOTHING_YET: EntriesSnapshot = { entries: [], ready: false, unreadable: false };

export interface EntriesStoreDeps {
  /** Called for the first subscriber; does not reject. */
  load: () => Promise<Pick<Outbox, 'list' | 'subscribe'>>;
  /** Calls `listener` when the page may have missed changes by others. */
  onReturn: (listener: () => void) => () => void;
}

/**
 * Creates the list of the outbox's entries, oldest first, shared by all components of a page. They
 * are read from the database at the start, when another page or the worker has changed something,
 * and when the page comes back. Changes of this page come with their message and need no reading.
 */
export function createEntriesStore({ load, onReturn }: EntriesStoreDeps): ReadableStore<EntriesSnapshot> {
  const store = createStore(NOTHING_YET);
  let subscribers = 0;
  let stop: () => void = () => undefined;
  let reading = 0;
  /** The page's own changes since the last reading began, which may not contain them. */
  let changes: EntriesChange[] = [];

  async function read(outbox: Pick<Outbox, 'list'>): Promise<void> {
    reading += 1;
    const mine = reading;
    changes = [];
    const seen = await outbox.list().then(
      (entries): EntriesSnapshot => ({ entries, ready: true, unreadable: false }),
      (error: unknown): EntriesSnapshot => {
        console.warn('The outbox could not be read', error);
        // The entries of the last reading stay visible.
        return { ...store.getSnapshot(), unreadable: true };
      },
    );
    // A later change has started another reading, whose result is newer.
    if (mine !== reading) return;
    store.set({ ...seen, entries: changes.reduce((entries, change) => change(entries), seen.entries) });
  }

  function start(): void {
    let stopped = false;
    const stops: (() => void)[] = [];
    stop = () => {
      stopped = true;
      stops.forEach((each) => each());
    };
    void load().then((outbox) => {
      if (stopped) return;
      const readAgain = (): void => void read(outbox);
      const hear: OutboxListener = (message, own) => {
        const change = own && changeOf(message, own);
        // A database that works again may contain more than this change, so read all entries.
        if (change === undefined || store.getSnapshot().unreadable) return readAgain();
        changes.push(change);
        const { entries, ready, unreadable } = store.getSnapshot();
        if (ready) store.set({ entries: change(entries), ready, unreadable });
      };
      stops.push(outbox.subscribe(hear), onReturn(readAgain));
      readAgain();
    });
  }

  return {
    getSnapshot: store.getSnapshot,
    getServerSnapshot: store.getServerSnapshot,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      subscribers += 1;
      if (subscribers === 1) start();
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers === 0) stop();
      };
    },
  };
}

type EntriesChange = (entries: readonly OutboxEntry[]) => readonly OutboxEntry[];

/** Returns how a change of this page changes the list; undefined if the database has to be read. */
function changeOf(...[message, own]: Required<Parameters<OutboxListener>>): EntriesChange | undefined {
  const { entry } = own;
  if (entry) {
    return (entries) =>
      [...entries.filter(({ id }) => id !== entry.id), entry].sort((a, b) => a.createdAt - b.createdAt);
  }
  if (message.type !== 'submission-sent' && message.type !== 'submission-removed') return undefined;
  return (entries) => entries.filter(({ id }) => id !== message.id);
}

const store = createEntriesStore({
  // On a device that never sent anything, the database code is not loaded.
  load: whenOutboxIsUsed,
  onReturn(listener) {
    const whenVisible = (): void => {
      if (document.visibilityState === 'visible') listener();
    };
    addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      removeEventListener('pageshow', listener);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  },
});

export interface SeenOutbox extends EntriesSnapshot {
  /** True if the outbox itself could not be loaded: on a first visit whose connection broke. */
  failed: boolean;
}

/**
 * Returns the entries, oldest first, kept up to date across tabs and worker. `ready` is false on
 * the server, in the first render, and until the database was read. `open` loads the outbox even if
 * nothing was ever written, for the page that shows it.
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
  const seen = useStore(store);
  return { ...seen, failed: failed && !seen.ready };
}
