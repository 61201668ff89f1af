// Loads the outbox of a page when there is something for it to do. Most visitors only read: they do
// not pay for the database code on the first visit (docs/decisions/0005). A queue from an earlier
// visit, or one that another tab begins, is found, if not at once then at this page's next lifecycle
// event. Everything here is loaded with every page: types of the outbox only, no code.
import { within } from '../shared/within';
import { DATABASE_NAME, openChannel } from './messages';
import type { Outbox } from './outbox';

/** Safari has left a question about databases without an answer forever. */
const ANSWER_WITHIN_MS = 4_000;
/** After each of these, something may have happened that a frozen or offline page has missed. */
export const LIFECYCLE_EVENTS = ['online', 'pageshow', 'visibilitychange'] as const;

let fetchCode: () => Promise<{ browserOutbox: () => Outbox }> = () => import('./outbox-instance');
let loading: Promise<Outbox> | undefined;
let used: Outbox | undefined;
/** Most visitors never write: a promise would hold everybody who ever waited, with the page that they stood on. */
const waiting = new Set<(outbox: Outbox) => void>();

function announce(outbox: Outbox): void {
  used = outbox;
  for (const tell of waiting) tell(outbox);
  waiting.clear();
}

/**
 * Loads the outbox: for the form that writes to it and the page that shows it.
 * Rejects where the code cannot be fetched. The next call asks again; some browsers answer it with
 * the same failure until the page is loaded anew.
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
 * For the page with the form, which comes with the code: a visitor whose connection goes away while
 * typing can still save. Opens nothing.
 */
export function provideOutbox(browserOutbox: () => Outbox): void {
  fetchCode = () => Promise.resolve({ browserOutbox });
}

/** Whether anything was ever written on this device; yes where the browser does not tell. */
export async function hasBeenWrittenTo(): Promise<boolean> {
  try {
    const isThere = indexedDB.databases().then((databases) => databases.some(({ name }) => name === DATABASE_NAME));
    return await within(ANSWER_WITHIN_MS, isThere, () => true);
  } catch {
    // An old browser without databases(), or blocked site data: only the outbox itself can say.
    return true;
  }
}

let watching = false;

/**
 * Begins once there is a queue to look after: one from an earlier visit, or as soon as this page or another tab
 * writes to it.
 * @param begin called with the outbox, at once where it is there already; may return what ends it
 * @returns ends what was begun, or the waiting for it
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

/** The same, for who waits as long as the page is open. Never rejects. */
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
  // A frozen tab misses what the others say, and code that did not load offline may load now.
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
    // Missing or refused: the lifecycle events do it.
    return () => undefined;
  }
}
