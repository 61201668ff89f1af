// Loads the outbox of a page when it is needed. Most visitors only read, so they do not load the
// database code on the first visit (docs/decisions/0005). A queue from an earlier visit or from
// another tab is found at once, or else at the next lifecycle event of this page. This module is
// loaded with every page, so of the outbox it imports only types, names and the opening of the channel.
import { databaseExists } from '../shared/database-exists';
import { openChannel } from './delivery/open-channel';
import type { Outbox } from './outbox';
import { DATABASE_NAME } from './store/database-name';

/** After each of these events a change may exist that a frozen or offline page has missed. */
export const LIFECYCLE_EVENTS = ['online', 'pageshow', 'visibilitychange'] as const;

let fetchCode: () => Promise<{ browserOutbox: () => Outbox }> = () => import('./outbox-instance');
let loading: Promise<Outbox> | undefined;
let used: Outbox | undefined;
/**
 * A set of callbacks and not a promise: most visitors never write, and a pending promise would keep
 * every waiting caller and its page in memory.
 */
const waiting = new Set<(outbox: Outbox) => void>();

function announce(outbox: Outbox): void {
  used = outbox;
  for (const tell of waiting) tell(outbox);
  waiting.clear();
}

/**
 * Loads the outbox for the form that writes to it and the page that shows it. Rejects if the code
 * cannot be fetched. The next call tries again; some browsers repeat the same failure until the
 * page is reloaded.
 */
export function loadOutbox(): Promise<Outbox> {
  loading ??= fetchCode()
    .then(({ browserOutbox }) => {
      const outbox = browserOutbox();
      announce(outbox);
      return outbox;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Provides the outbox for the page with the form, whose code contains it: a visitor who loses the
 * connection while typing can still save. Opens no database.
 */
export function provideOutbox(browserOutbox: () => Outbox): void {
  fetchCode = () => Promise.resolve({ browserOutbox });
}

/** Returns whether the outbox's database exists; also true if the browser does not tell. */
export const hasBeenWrittenTo = (): Promise<boolean> => databaseExists(DATABASE_NAME, true);

let watching = false;

/**
 * Calls `begin` once there is a queue to look after: one from an earlier visit, or as soon as this
 * page or another tab writes to it.
 *
 * @param begin called with the outbox, at once if it is already loaded; may return a function that
 * ends its work
 * @returns a function that ends that work, or the waiting for it
 */
export function onceOutboxIsUsed(begin: (outbox: Outbox) => void | (() => void)): () => void {
  if (!watching) {
    watching = true;
    watch();
  }
  let end: void | (() => void);
  const tell = (outbox: Outbox): void => {
    end = begin(outbox);
  };
  if (used) tell(used);
  else waiting.add(tell);
  return () => {
    waiting.delete(tell);
    end?.();
  };
}

/** Resolves with the outbox once it is used, for callers that wait as long as the page is open. Never rejects. */
export const whenOutboxIsUsed = (): Promise<Outbox> =>
  new Promise((resolve) => {
    onceOutboxIsUsed(resolve);
  });

function watch(): void {
  const load = (): void => {
    loadOutbox().catch((error: unknown) => console.warn('The outbox could not be loaded', error));
  };
  const look = (): void => {
    void hasBeenWrittenTo().then((written) => {
      if (written) load();
    });
  };
  const stopListening = listenToOthers(load);
  // A frozen tab misses the messages of other tabs, and code that did not load offline may load
  // now.
  LIFECYCLE_EVENTS.forEach((event) => addEventListener(event, look));
  waiting.add(() => {
    stopListening();
    LIFECYCLE_EVENTS.forEach((event) => removeEventListener(event, look));
  });
  look();
}

function listenToOthers(listener: () => void): () => void {
  try {
    return openChannel(listener).close;
  } catch {
    // The channel is missing or refused; the lifecycle events are enough.
    return () => undefined;
  }
}
