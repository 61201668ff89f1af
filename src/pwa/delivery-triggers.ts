// When a page sends what waits: at its start, when it is online again, visible again, or back from
// the back/forward cache, and at the time the queue itself names. While no page is open, the
// Background Sync event does it, where there is one (Chromium only, August 2026).

import { OUTBOX_SYNC_TAG } from '../outbox/messages';
import type { Outbox } from '../outbox/outbox';
import { persistStorage } from './persist-storage';

/** Long timers drift over sleep and clock changes; looking at an empty queue costs nothing. */
const LONGEST_TIMER_MS = 5 * 60_000;
/** A queue that is due while another tab sends it must not make this one spin. */
const SHORTEST_TIMER_MS = 250;
const RETRY_DATABASE_MS = 30_000;

type Queue = Pick<Outbox, 'deliver' | 'list' | 'subscribe'>;

export interface TriggerDeps {
  page: EventTarget;
  document: EventTarget & { readonly visibilityState: string };
  now: () => number;
  setTimer: (work: () => void, ms: number) => () => void;
  /** Asks for a sync event; rejects or does nothing where there is none. */
  registerSync: (tag: string) => Promise<void>;
  /** Asks the browser not to clear our storage when room gets short. */
  persistStorage: () => Promise<unknown>;
}

/** Starts the triggers of this page, and gives back what stops them. */
export function startDelivery(outbox: Queue, deps: TriggerDeps = browserDeps()): () => void {
  let stopped = false;
  let running = false;
  let again = false;
  let cancelTimer: () => void = () => undefined;
  const syncAskedFor = new Set<string>();
  let storageIsAsked = false;

  async function deliver(): Promise<void> {
    // Its own changes come back as a trigger: the second round finds nothing due and ends it.
    again = true;
    if (running) return;
    running = true;
    while (again && !stopped) {
      again = false;
      try {
        const { nextAttemptAt } = await outbox.deliver();
        setTimer(nextAttemptAt);
        await askForHelp();
      } catch (error) {
        // The database cannot be read just now. A timer may have been the only trigger.
        console.warn('The outbox could not be looked through; it is tried again', error);
        setTimer(deps.now() + RETRY_DATABASE_MS);
      }
    }
    running = false;
  }

  /**
   * Something waits: the browser may wake the worker for it, and shall not throw it away. Neither is
   * waited for: Firefox asks the visitor about storage, and answers when he does.
   */
  async function askForHelp(): Promise<void> {
    const waiting = (await outbox.list()).filter(({ state, unreadable }) => state !== 'failed' && !unreadable);
    // Chromium gives a tag up after three tries: every start, and every new submission, asks again.
    if (waiting.some(({ id }) => !syncAskedFor.has(id))) {
      const asked = deps.registerSync(OUTBOX_SYNC_TAG).then(() => waiting.forEach(({ id }) => syncAskedFor.add(id)));
      void quietly(asked);
    }
    // Only what could not go out at once is worth asking for.
    if (!storageIsAsked && waiting.some(({ lastError }) => lastError)) {
      storageIsAsked = true;
      void quietly(deps.persistStorage());
    }
  }

  function setTimer(at: number | undefined): void {
    cancelTimer();
    if (at === undefined || stopped) return;
    const ms = Math.min(LONGEST_TIMER_MS, Math.max(SHORTEST_TIMER_MS, at - deps.now()));
    cancelTimer = deps.setTimer(trigger, ms);
  }

  const trigger = () => void deliver();
  const whenVisible = () => {
    if (deps.document.visibilityState === 'visible') trigger();
  };
  const unsubscribe = outbox.subscribe(trigger);
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

async function quietly(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch {
    // Switched off by the visitor, a private window, or unknown to this browser: the other
    // triggers do the work while a page is open.
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
    async registerSync(tag) {
      // Not `ready`: without a worker it never resolves.
      const registration: RegistrationWithSync | undefined = await navigator.serviceWorker.getRegistration();
      if (!registration?.active) throw new Error('There is no worker yet to be woken');
      await registration.sync?.register(tag);
    },
    persistStorage,
  };
}

/** Background Sync is not in TypeScript's DOM library. */
interface RegistrationWithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}
