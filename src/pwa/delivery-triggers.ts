// When a page sends what waits: at its start, when it is online again, visible again, or back from
// the back/forward cache, when another page or the worker has changed something, when a send of its
// own ends with something left waiting, and at the time the queue itself names. While no page is
// open, the Background Sync event does it, where there is one (Chromium only, August 2026).

import { registerSync } from '../browser/app-capabilities';
import { OUTBOX_SYNC_TAG, type OutboxMessage } from '../outbox/messages';
import type { Outbox, OutboxEntry, OutboxListener } from '../outbox/outbox';
import { showOnIcon } from '../shared/app-badge';
import { showSentNotification } from '../shared/system-notification';
import { persistStorage } from './persist-storage';

/** Long timers drift over sleep and clock changes; looking at an empty queue costs nothing. */
const LONGEST_TIMER_MS = 5 * 60_000;
/** A queue that is due while another tab sends it must not make this one spin. */
const SHORTEST_TIMER_MS = 250;
const RETRY_DATABASE_MS = 30_000;

const LEFT: ReadonlySet<OutboxMessage['type']> = new Set([
  'submission-sent',
  'submission-failed',
  'submission-removed',
]);

type Queue = Pick<Outbox, 'deliver' | 'subscribe'>;

export interface TriggerDeps {
  page: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
  now: () => number;
  setTimer: (work: () => void, ms: number) => () => void;
  /** Asks for a sync event; rejects or does nothing where there is none. */
  registerSync: (tag: string) => Promise<void>;
  /** Tells the visitor, who has asked for it, that what waited is sent; does nothing where nobody has. */
  tellSent: () => Promise<unknown>;
  /** Asks the browser not to clear our storage when room gets short. */
  persistStorage: () => Promise<unknown>;
  /** Puts the number of what waits on the icon. */
  showOnIcon: (count: number) => Promise<void>;
}

/** Starts the triggers of this page. Out: stops them. Never throws; where the database fails, it is tried again. */
export function startDelivery(outbox: Queue, deps: TriggerDeps = browserDeps()): () => void {
  let stopped = false;
  let running = false;
  let again = false;
  let cancelTimer: () => void = () => undefined;
  const syncAskedFor = new Set<string>();
  let storageIsAsked = false;
  /** What waits, as the number on the icon says. */
  let onIcon = new Set<string>();

  async function deliver(): Promise<void> {
    // A trigger that comes while it runs may be about something the queue did not hold when it was read.
    again = true;
    if (running) return;
    running = true;
    while (again && !stopped) {
      again = false;
      try {
        const { nextAttemptAt, waiting = [], sent } = await outbox.deliver();
        onIcon = new Set(waiting.map(({ id }) => id));
        void deps.showOnIcon(onIcon.size);
        // Whoever delivers says so, once: the worker does as much. Also while the page is in sight, for the visitor
        // may have come back to another one than that on which it was promised.
        if (sent > 0) void quietly(deps.tellSent());
        setTimer(nextAttemptAt);
        askForHelp(waiting);
      } catch (error) {
        // The database cannot be read just now. A timer may have been the only trigger.
        console.warn('The outbox could not be looked through; it is tried again', error);
        setTimer(deps.now() + RETRY_DATABASE_MS);
      }
    }
    running = false;
  }

  /**
   * The browser is asked to wake the worker for what waits, and not to delete it. Neither answer is
   * awaited: Firefox puts the question about storage to the visitor, who may leave it open.
   */
  function askForHelp(waiting: readonly OutboxEntry[]): void {
    // Chromium drops a tag after three failed events: each page start and each new submission asks again.
    const unasked = waiting.filter(({ id }) => !syncAskedFor.has(id));
    if (unasked.length > 0) void askForSync(unasked);
    // Most go out at once: only for what did not is it worth asking.
    if (!storageIsAsked && waiting.some(({ lastError }) => lastError)) {
      storageIsAsked = true;
      void quietly(deps.persistStorage());
    }
  }

  async function askForSync(waiting: readonly OutboxEntry[]): Promise<void> {
    waiting.forEach(({ id }) => syncAskedFor.add(id));
    const refused = !(await quietly(deps.registerSync(OUTBOX_SYNC_TAG)));
    if (refused) waiting.forEach(({ id }) => syncAskedFor.delete(id));
  }

  function setTimer(at: number | undefined): void {
    cancelTimer();
    if (at === undefined || stopped) return;
    const ms = Math.min(LONGEST_TIMER_MS, Math.max(SHORTEST_TIMER_MS, at - deps.now()));
    cancelTimer = deps.setTimer(trigger, ms);
  }

  const trigger = () => void deliver();
  const hear: OutboxListener = (message, own) => {
    // What this page writes it also sends. If it dies before the end, the worker has to be woken.
    if (own?.entry && own.entry.state !== 'failed') askForHelp([own.entry]);
    if (own === undefined || message.type === 'submission-waiting') trigger();
    // It has left, or goes out by itself no more.
    else if (LEFT.has(message.type) && 'id' in message && onIcon.delete(message.id)) void deps.showOnIcon(onIcon.size);
  };
  const whenVisible = () => {
    if (deps.document.visibilityState === 'visible') trigger();
  };
  const unsubscribe = outbox.subscribe(hear);
  deps.page.addEventListener('online', trigger);
  deps.page.addEventListener('pageshow', trigger);
  deps.document.addEventListener('visibilitychange', whenVisible);
  trigger();

  return () => {
    stopped = true;
    cancelTimer();
    unsubscribe();
    deps.page.removeEventListener('online', trigger);
    deps.page.removeEventListener('pageshow', trigger);
    deps.document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** Whether the browser did as asked. Never rejects. */
async function quietly(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch {
    // Switched off by the visitor, a private window, or unknown to this browser: the other
    // triggers do the work while a page is open.
    return false;
  }
}

function browserDeps(): TriggerDeps {
  return {
    page: window,
    document,
    now: () => Date.now(),
    setTimer(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    registerSync,
    async tellSent() {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration) await showSentNotification(registration);
    },
    persistStorage,
    showOnIcon,
  };
}
