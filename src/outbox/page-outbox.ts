// The outbox of a page, loaded when there is something for it to do. Most visitors only read: they
// do not pay for the database code on the first visit (docs/decisions/0005).
import { DATABASE_NAME } from './database-name';
import { OUTBOX_CHANNEL } from './messages';
import type { Outbox } from './outbox';

let loading: Promise<Outbox> | undefined;
let announce: (outbox: Promise<Outbox>) => void;
const used = new Promise<Outbox>((resolve) => {
  announce = resolve;
});

/**
 * Loads the outbox: for the form that writes to it and the page that shows it.
 * Rejects where the code cannot be fetched; the next call tries again.
 */
export function loadOutbox(): Promise<Outbox> {
  loading ??= import('./browser-outbox').then(
    ({ browserOutbox }) => {
      const outbox = browserOutbox();
      announce(Promise.resolve(outbox));
      return outbox;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Whether anything was ever written on this device; yes where the browser does not tell. */
async function hasBeenWrittenTo(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE_NAME);
  } catch {
    // An old browser without databases(), or blocked site data: only the outbox itself can say.
    return true;
  }
}

let watching = false;

/**
 * Resolves once there is a queue to look after: one from an earlier visit, or as soon as this page
 * or another tab writes to it.
 */
export function whenOutboxIsUsed(): Promise<Outbox> {
  if (!watching) {
    watching = true;
    void hasBeenWrittenTo().then((written) => {
      if (written) loadQuietly();
      else listenToOthers();
    });
  }
  return used;
}

/** Where the code cannot be fetched, the next message or the next visit tries again. */
function loadQuietly(then: () => void = () => undefined): void {
  loadOutbox().then(then, (error: unknown) => console.warn('The outbox could not be loaded', error));
}

function listenToOthers(): void {
  try {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener('message', () => {
      loadQuietly(() => channel.close());
    });
  } catch {
    // Missing or refused: another tab's submission then shows here at the next visit.
  }
}
