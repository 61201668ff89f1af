import type { Outbox, OutboxEntry } from '../../outbox/outbox';

export interface EntriesSnapshot {
  entries: OutboxEntry[];
  /** The database was read. */
  ready: boolean;
  /** The database refuses to be read: what is in it is not known. */
  unreadable: boolean;
}

const NOTHING_YET: EntriesSnapshot = { entries: [], ready: false, unreadable: false };

export interface EntriesStore {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => EntriesSnapshot;
  serverSnapshot: () => EntriesSnapshot;
}

/**
 * One picture of the outbox for every component of a page; `load` runs with the first of them and
 * does not reject.
 * `onReturn`: a page out of the back/forward cache has missed what the others said meanwhile.
 */
export function createEntriesStore(
  load: () => Promise<Pick<Outbox, 'list' | 'subscribe'>>,
  onReturn: (listener: () => void) => () => void,
): EntriesStore {
  const listeners = new Set<() => void>();
  let current = NOTHING_YET;
  let stop: (() => void) | undefined;
  let reading = 0;

  async function read(outbox: Pick<Outbox, 'list'>): Promise<void> {
    reading += 1;
    const mine = reading;
    const seen = await outbox.list().then(
      (entries): EntriesSnapshot => ({ entries, ready: true, unreadable: false }),
      // What was seen before stays in sight.
      (): EntriesSnapshot => ({ ...current, unreadable: true }),
    );
    // A later change has started a later reading, which knows better.
    if (mine !== reading) return;
    current = seen;
    listeners.forEach((listener) => listener());
  }

  async function start(): Promise<void> {
    let stopped = false;
    stop = () => {
      stopped = true;
    };
    const outbox = await load();
    if (stopped) return;
    const readAgain = () => void read(outbox);
    const stops = [outbox.subscribe(readAgain), onReturn(readAgain)];
    stop = () => stops.forEach((each) => each());
    await read(outbox);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!stop) void start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    snapshot: () => current,
    serverSnapshot: () => NOTHING_YET,
  };
}
