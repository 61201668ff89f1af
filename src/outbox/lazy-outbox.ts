// The outbox of a page, loaded when there is something for it to do. Most visitors only read: they
// do not pay for the database code on the first visit (docs/decisions/0005). Promises: a queue from
// an earlier visit, or one that another tab begins, is found, if not at once then at the next sign
// of life of this page.
import { DATABASE_NAME } from './database-name';
import { OUTBOX_CHANNEL } from './messages';
import type { Outbox } from './outbox';

/** Safari has left a question about databases without an answer for ever. */
const ANSWER_WITHIN_MS = 4_000;
const SIGNS_OF_LIFE = ['online', 'pageshow', 'visibilitychange'] as const;

let fetchCode: () => Promise<{ browserOutbox: () => Outbox }> = () => import('./outbox-instance');
let loading: Promise<Outbox> | undefined;
let announce: (outbox: Outbox) => void;
const used = new Promise<Outbox>((resolve) => {
  announce = resolve;
});

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
 * For the page with the form, which brings the code along: a visitor whose connection goes away while
 * he writes can still save. Nothing is opened by it.
 */
export function bringOutbox(browserOutbox: () => Outbox): void {
  fetchCode = () => Promise.resolve({ browserOutbox });
}

/** Whether anything was ever written on this device; yes where the browser does not tell. */
export async function hasBeenWrittenTo(): Promise<boolean> {
  try {
    const late = new Promise<true>((resolve) => setTimeout(() => resolve(true), ANSWER_WITHIN_MS));
    const names = indexedDB.databases().then((databases) => databases.some(({ name }) => name === DATABASE_NAME));
    return await Promise.race([names, late]);
  } catch {
    // An old browser without databases(), or blocked site data: only the outbox itself can say.
    return true;
  }
}

let watching = false;

/**
 * Resolves once there is a queue to look after: one from an earlier visit, or as soon as this page
 * or another tab writes to it. Never rejects.
 */
export function whenOutboxIsUsed(): Promise<Outbox> {
  if (!watching) {
    watching = true;
    watch();
  }
  return used;
}

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
  SIGNS_OF_LIFE.forEach((sign) => addEventListener(sign, look));
  void used.then(() => {
    stopListening();
    SIGNS_OF_LIFE.forEach((sign) => removeEventListener(sign, look));
  });
  look();
}

function listenToOthers(listener: () => void): () => void {
  try {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', listener);
    return () => channel.close();
  } catch {
    // Missing or refused: the signs of life do it.
    return () => undefined;
  }
}
